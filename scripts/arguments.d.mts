import type { parseArgs } from 'node:util';

/** An option for `parseArgs`, with the name of its value and one line of help, including unit and default. */
export interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  default?: string | boolean | string[];
  value?: string;
  about: string;
}

type Options = Record<string, Option>;

export interface Usage<O extends Options = Options> {
  /** The command and its arguments, on one line. */
  usage: string;
  /** The purpose of the command, in one or two sentences. */
  about: string;
  /** Arguments without `--`. Unset: the command accepts none. */
  arguments?: Record<string, string>;
  options?: O;
  /** Environment variables that affect this command, with their defaults. */
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
