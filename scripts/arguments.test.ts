import { describe, expect, it } from 'vitest';
import { helpText, parseArguments } from './arguments.mjs';

const USAGE = {
  usage: 'npm run bake -- LOAF [--minutes N]',
  about: 'Bakes a loaf.',
  arguments: { LOAF: 'which loaf' },
  options: {
    minutes: { type: 'string', default: '40', value: 'N', about: 'how long, in minutes (default 40)' },
    dark: { type: 'boolean', default: false, about: 'with a dark crust' },
    replace: { type: 'string', value: '[=NAME]', about: 'throw the old one away' },
  },
  environment: { OVEN: 'its address' },
} as const;

describe('parseArguments', () => {
  it('returns values and positionals', () => {
    expect(parseArguments(USAGE, ['rye', '--dark'])).toEqual({
      values: expect.objectContaining({ minutes: '40', dark: true }),
      positionals: ['rye'],
    });
  });

  it.each([
    [['--darkness'], "Unknown option '--darkness'. Usage: npm run bake -- LOAF [--minutes N]"],
    [['--minutes'], "Option '--minutes <value>' argument missing. Usage: npm run bake -- LOAF [--minutes N]"],
    [['--dark=very'], /^Option '--dark' does not take an argument\. Usage: [^\n]*$/],
    [['--minutes', '--dark'], /^Option '--minutes' argument is ambiguous\. Usage: [^\n]*$/],
  ])('responds to %j with one line and the usage', (args, problem) => {
    expect(parseArguments(USAGE, args)).toEqual({
      problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
    });
  });

  it('refuses an argument if the command accepts none', () => {
    const { arguments: none, ...usage } = USAGE;
    expect(none).toBeDefined();
    expect(parseArguments(usage, ['rye'])).toEqual({
      problem: expect.stringMatching(/^Unexpected argument 'rye'\. [^\n]*Usage: npm run bake/),
    });
  });

  it('shows the help before it checks anything else', () => {
    expect(parseArguments(USAGE, ['--help', 'rye'])).toEqual({ help: helpText(USAGE) });
  });
});

describe('helpText', () => {
  it('aligns arguments, options and environment', () => {
    expect(helpText(USAGE)).toBe(`Usage: npm run bake -- LOAF [--minutes N]

Bakes a loaf.

Arguments:
  LOAF              which loaf

Options:
  --minutes N       how long, in minutes (default 40)
  --dark            with a dark crust
  --replace[=NAME]  throw the old one away
  --help            show this help

Environment:
  OVEN              its address
`);
  });
});
