/** Holds figures against their goals, a line for each; what is over one makes the bench fail. */
export class Goals {
  /** @type {string[]} */
  missed = [];

  /** @param {string} what @param {number} value @param {number} goal the most it may be @param {string} unit */
  hold(what, value, goal, unit) {
    const ok = value <= goal;
    if (!ok) this.missed.push(what);
    console.log(`  ${ok ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(2)} ${unit} (goal ${goal.toFixed(2)})`);
  }

  /** To be called last. */
  end() {
    if (this.missed.length === 0) return;
    console.error(`over the goal: ${this.missed.join(', ')}`);
    process.exitCode = 1;
  }
}
