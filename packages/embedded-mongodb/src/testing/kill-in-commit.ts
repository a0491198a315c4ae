import { checkWhole, killAt, openBank, transfer } from './bank';

/** A process that kills itself during a commit. Arguments: folder, round, step. */
const [folder = '', round = '', step = ''] = process.argv.slice(2);
const bank = openBank(folder);
await checkWhole(bank, Number(round));
console.log('whole');
await transfer(bank, Number(round), () => killAt(bank, Number(step)));
