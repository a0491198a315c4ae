import type { ComponentProps, MouseEvent, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'link';
type ButtonSize = 'usual' | 'small';

interface Look {
  /** The importance: one `primary` per screen, `danger` for what cannot be undone. */
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

/** The classes of a button, for other elements. */
export function buttonClass({ variant = 'primary', size = 'usual', wide = false }: Look): string {
  return `button button-${variant}${size === 'small' ? ' button-small' : ''}${wide ? ' w-full' : ''}`;
}

/** A press that is taken and does nothing, also that of Enter in a field of its form. */
const ignore = (event: MouseEvent): void => event.preventDefault();

/** A disabled button keeps the focus: with the attribute of HTML it would fall to the top of the page. */
const DISABLED = { 'aria-disabled': true, onClick: ignore } as const;

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className, ...rest } = props;
  const look = buttonClass({ variant, size, wide }) + (className ? ` ${className}` : '');
  if (rest.href !== undefined) return <a {...rest} className={look} />;
  const { href: _, disabled = false, ...button } = rest;
  return <button type="button" {...button} {...(disabled && DISABLED)} className={look} />;
}
