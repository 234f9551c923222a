/** Compares figures with their goals, one line each; a value above its goal fails the benchmark. */
export class Goals {
  /** @type {string[]} */
  missed = [];

  /** @param {string} what @param {number} value @param {number} goal maximum @param {string} unit */
  check(what, value, goal, unit) {
    const ok = value <= goal;
    if (!ok) this.missed.push(what);
    console.log(`  ${ok ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(2)} ${unit} (goal ${goal.toFixed(2)})`);
  }

  /** Call last. */
  end() {
    if (this.missed.length === 0) return;
    console.error(`over the goal: ${this.missed.join(', ')}`);
    process.exitCode = 1;
  }
}
