/** Width of the bar in characters. */
const WIDTH = 30;

/** Shows the progress of a command: a bar on a terminal, otherwise a line every 10%. Returns a function that takes the amount done. */
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
