import type { parseArgs } from 'node:util';

/** An option for `parseArgs`, with the name of its value and a line for the help, including unit and default. */
export interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  default?: string | boolean | string[];
  value?: string;
  about: string;
}

type Options = Record<string, Option>;

export interface Usage<O extends Options = Options> {
  /** One line: the command and its arguments. */
  usage: string;
  /** One or two sentences: what the command does. */
  about: string;
  /** Arguments without `--`. Missing: the command accepts none. */
  arguments?: Record<string, string>;
  options?: O;
  /** Settings that matter to this command, with their defaults. */
  environment?: Record<string, string>;
}

type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

export const DATABASE_SETTING: Record<string, string>;
export function usageLine(usage: Usage): string;
export function helpText(usage: Usage): string;
export function parseArguments<const O extends Options = Record<never, never>>(
  usage: Usage<O>,
  args: readonly string[],
): { help: string } | { problem: string } | Parsed<O>;
export function readArguments<const O extends Options = Record<never, never>>(
  usage: Usage<O>,
  args?: readonly string[],
): Parsed<O>;
