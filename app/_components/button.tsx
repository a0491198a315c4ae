import type { ComponentProps, MouseEvent, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'link';
type ButtonSize = 'usual' | 'small';

interface Look {
  /** Use one `primary` per screen, and `danger` for actions that cannot be undone. */
  variant?: ButtonVariant;
  /** `small` (36 px) is for table rows; other buttons are 48 px high. */
  size?: ButtonSize;
  wide?: boolean;
}

type AsLink = Look & { href: string; children: ReactNode } & Omit<ComponentProps<'a'>, 'href'>;
type AsButton = Look & { href?: undefined; children: ReactNode } & ComponentProps<'button'>;

/** `AsLink` (with `href`) renders an anchor, `AsButton` a button whose default type is "button". */
export type ButtonProps = AsLink | AsButton;

export function buttonClass({ variant = 'primary', size = 'usual', wide = false }: Look): string {
  return `button button-${variant}${size === 'small' ? ' button-small' : ''}${wide ? ' w-full' : ''}`;
}

/** Also prevents Enter in a field from sending the form. */
const ignore = (event: MouseEvent): void => event.preventDefault();

/** Not `disabled`, which would move the focus to the top of the page. */
const DISABLED = { 'aria-disabled': true, onClick: ignore } as const;

export function Button(props: ButtonProps) {
  const { variant, size, wide, className, ...rest } = props;
  const look = buttonClass({ variant, size, wide }) + (className ? ` ${className}` : '');
  if (rest.href !== undefined) return <a {...rest} className={look} />;
  const { href: _, disabled = false, ...button } = rest;
  return <button type="button" {...button} {...(disabled && DISABLED)} className={look} />;
}
