/** A reason not to start that starting again would not help. `message` is the one line the operator reads: what is wrong and what to do. */
export class RefusedStart extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'RefusedStart';
  }
}

/** A setting that cannot be used. `message` is the one line the operator reads: it names the setting and the way on. */
export class RefusedSetting extends RefusedStart {
  constructor(setting: string, why: string) {
    super(`${setting} ${why}`);
    this.name = 'RefusedSetting';
  }
}
