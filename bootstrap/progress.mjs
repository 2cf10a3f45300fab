/** Writes terminal lines such as `Starting PostgreSQL … 0.5 s`; on a terminal a long step counts its seconds. */

/** @param {NodeJS.WriteStream | { isTTY?: boolean, write(text: string): unknown }} [output] */
export function createProgress(output = process.stdout) {
  const isTerminal = output.isTTY === true;
  /** @type {string | undefined} */
  let openLine;

  /** Ends a line that is still open, so that other text starts on its own. */
  function breakLine() {
    if (openLine !== undefined) output.write('\n');
    openLine = undefined;
  }

  /** @param {string} text */
  function line(text) {
    breakLine();
    output.write(`${text}\n`);
  }

  /**
   * Shows the step while `work` runs and how long it took. A failure ends the line and is passed on.
   * @template T
   * @param {string} title
   * @param {() => Promise<T> | T} work
   * @returns {Promise<T>}
   */
  async function step(title, work) {
    const begun = performance.now();
    breakLine();
    output.write(`${title} … `);
    openLine = title;
    const ticking = setInterval(() => {
      if (isTerminal && openLine === title) output.write(`\r${title} … ${seconds(performance.now() - begun, 0)}`);
    }, 1000);
    ticking.unref();
    try {
      const result = await work();
      const took = seconds(performance.now() - begun);
      if (openLine === title) output.write(`${isTerminal ? `\r${title} … ` : ''}${took}\n`);
      else output.write(`${title} … ${took}\n`);
      openLine = undefined;
      return result;
    } catch (error) {
      breakLine();
      throw error;
    } finally {
      clearInterval(ticking);
    }
  }

  return { line, step, breakLine };
}

/** @param {number} milliseconds @param {number} [digits] */
function seconds(milliseconds, digits = 1) {
  return `${(milliseconds / 1000).toFixed(digits)} s`;
}
