import { checkWhole, killAt, openBank, transfer } from './bank';

/** A process that kills itself within the commit of a transaction, started by a test with a folder, a round and a step. */
const [folder = '', round = '', step = ''] = process.argv.slice(2);
const bank = openBank(folder);
await checkWhole(bank, Number(round));
console.log('whole');
await transfer(bank, Number(round), () => killAt(bank, Number(step)));
