import type { Command } from './command';
import { explainCommands } from './explain';
import { readCommands } from './read';
import { schemaCommands } from './schema';
import { serverCommands } from './server';
import { sessionCommands } from './sessions';
import { writeCommands } from './write';

/** Any other command is refused with code 59. */
export const commands: Record<string, Command> = {
  ...serverCommands,
  ...sessionCommands,
  ...readCommands,
  ...writeCommands,
  ...schemaCommands,
  ...explainCommands,
};
