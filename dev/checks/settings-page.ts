import { ENV_SCHEMA, SECRET_NAMES } from '@/lib/platform/env/env';

/** Settings that are read only by the commands that start the embedded database and the mail catcher. */
const OF_COMMANDS = [
  ['MWANZO_DATA', '`.data`', 'data folder of `npm start`'],
  ['MAIL_WEB_PORT', '`1080`', "port of the mail catcher's inbox; e-mails as JSON at `/email`"],
  ['MAIL_SMTP_PORT', '`1025`', 'SMTP port of the mail catcher'],
];

/** Set only by the commands. */
const OWN = 'NODE_ENV';

const HEAD = `# Settings

Settings come from the environment or a \`.env\` file (see \`.env.example\`). To use a MongoDB instead of the embedded database:

    MONGODB_URI=mongodb://host/mwanzo AUTH_SECRET=$(openssl rand -base64 48) npm start

Keep the secret: a new one ends every session. If \`SMTP_URL\` is set, e-mails go to that server
instead of the mail catcher.
`;

const FOOT = `A deployment (\`npm run serve\` or \`next start\`) has no defaults for \`APP_URL\`, \`SITE_EMAIL\`, \`MONGODB_URI\`, \`SMTP_URL\` and \`AUTH_SECRET\`.
Secrets can also be files: add \`_FILE\` to the name and give a path. This works for ${SECRET_NAMES.map((name) => `\`${name}\``).join(', ')}.

[Sign-in with other accounts](sign-in.md) describes how to register Mwanzo with Google, Microsoft Entra, Keycloak and LinkedIn.
`;

/** The default of a setting, for the table. */
function defaultOf(name: keyof typeof ENV_SCHEMA.shape): string {
  const field = ENV_SCHEMA.shape[name];
  const { data } = field.safeParse(undefined);
  return data === undefined ? String(field.meta()?.unset ?? 'none') : `\`${String(data)}\``;
}

/** Renders `docs/settings.md`, before prettier: every setting with its default and description. */
export function settingsPage(): string {
  const names = Object.keys(ENV_SCHEMA.shape) as (keyof typeof ENV_SCHEMA.shape)[];
  const rows = names
    .filter((name) => name !== OWN)
    .map((name) => [name, defaultOf(name), ENV_SCHEMA.shape[name].description ?? '']);
  const table = [...rows, ...OF_COMMANDS].map(([name, ...cells]) => `| \`${name}\` | ${cells.join(' | ')} |`);
  return [HEAD, '| Setting | Default | Description |', '| --- | --- | --- |', ...table, '', FOOT].join('\n');
}
