const ROLES = [
  {
    value: 'recent graduate',
    label: 'Student or graduate',
    hint: 'Looking for an internship or first job',
  },
  { value: 'employer', label: 'Employer', hint: 'Hiring interns or first-time employees' },
] as const;

/** Reads the role from the page's address. Undefined for values that are not offered. */
export const readRole = (value: unknown): string | undefined =>
  ROLES.find((role) => role.value === value)?.value;

export function RoleField({ chosen = ROLES[0].value }: { chosen?: string }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">I am a</legend>
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
        {ROLES.map(({ value, label, hint }) => (
          <label
            key={value}
            className="rounded-box border-edge bg-raised has-checked:border-primary has-checked:bg-primary-soft flex min-h-12 cursor-pointer gap-3 border px-3 py-2 sm:px-4 sm:py-3"
          >
            <input
              type="radio"
              name="role"
              value={value}
              defaultChecked={value === chosen}
              className="accent-primary mt-0.5 size-5 shrink-0"
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="text-small text-muted block">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
