import type { ComponentProps, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'link';
type ButtonSize = 'usual' | 'small';

interface Look {
  /** What the press does weighs: one `primary` a screen, `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  /** `small` (36 px) is for rows of tables; everything else is 48 px high. */
  size?: ButtonSize;
  /** Fills the width it is given. */
  wide?: boolean;
}

type AsLink = Look & { href: string; children: ReactNode } & Omit<ComponentProps<'a'>, 'href'>;
type AsButton = Look & { href?: undefined; children: ReactNode } & ComponentProps<'button'>;

/** `AsLink` (with `href`) renders an anchor, `AsButton` a button of type "button" unless told otherwise. */
export type ButtonProps = AsLink | AsButton;

/** The look of a button, for elements that are none; the style sheet knows the names. */
export function buttonClass({ variant = 'primary', size = 'usual', wide = false }: Look): string {
  return `button button-${variant}${size === 'small' ? ' button-small' : ''}${wide ? ' w-full' : ''}`;
}

/** What a person presses. A link where it leads somewhere, a button where it does something; the words say which. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className, ...rest } = props;
  const look = buttonClass({ variant, size, wide }) + (className ? ` ${className}` : '');
  if (rest.href !== undefined) return <a {...rest} className={look} />;
  const { href: _, ...button } = rest;
  return <button type="button" {...button} className={look} />;
}
