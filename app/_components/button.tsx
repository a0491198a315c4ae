import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'link';
export type ButtonSize = 'usual' | 'small';

interface Look {
  /** What the press does weighs: one `primary` a screen, `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  /** `small` (36 px) is for rows of tables; everything else is 48 px high. */
  size?: ButtonSize;
  /** Fills the width it is given. */
  wide?: boolean;
  children: ReactNode;
}

type AsLink = Look & { href: string } & Omit<ComponentProps<'a'>, 'href' | 'children'>;
type AsButton = Look & { href?: undefined } & Omit<ComponentProps<'button'>, 'children'>;

/** `AsLink` (with `href`) renders an anchor, `AsButton` a button of type "button" unless told otherwise. */
export type ButtonProps = AsLink | AsButton;

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-primary-text hover:bg-primary-hover',
  secondary: 'border-edge bg-raised text-text hover:border-text hover:bg-sunken',
  danger: 'border-transparent bg-danger text-danger-text hover:bg-danger-hover',
  link: 'border-transparent text-link underline underline-offset-4 hover:decoration-2',
};

const SIZES: Record<ButtonSize, string> = {
  usual: 'min-h-12 px-5 text-base',
  small: 'min-h-9 px-3 text-small',
};

export function buttonClass({ variant = 'primary', size = 'usual', wide = false }: Omit<Look, 'children'>) {
  return clsx(
    'eased inline-flex items-center justify-center gap-2 rounded-box border py-1.5 text-center leading-tight font-semibold',
    variant !== 'link' && 'no-underline',
    'active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    VARIANTS[variant],
    variant === 'link' && size === 'usual' ? 'min-h-12 px-1 text-base' : SIZES[size],
    wide && 'w-full',
  );
}

/** What a person presses. A link where it leads somewhere, a button where it does something; the words say which. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className, children, ...rest } = props;
  const look = clsx(buttonClass({ variant, size, wide }), className);
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {children}
      </a>
    );
  }
  const { type = 'button', href: _, ...button } = rest;
  return (
    <button {...button} type={type} className={look}>
      {children}
    </button>
  );
}
