/** Characters of the bar. */
const WIDTH = 30;

/** Shows how far a command is: a bar on a terminal, elsewhere a line at each tenth. Call it with how much is done. */
export function progress(total: number, stream: NodeJS.WriteStream): (done: number) => void {
  let tenth = 0;
  return (done) => {
    const share = total === 0 ? 1 : done / total;
    if (stream.isTTY) {
      const filled = Math.round(share * WIDTH);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
      stream.write(`\r${bar} ${done} of ${total}${share === 1 ? '\n' : ''}`);
    } else if (Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10);
      stream.write(`${done} of ${total}\n`);
    }
  };
}
