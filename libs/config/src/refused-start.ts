/** A condition that prevents the start and that a restart does not fix. `message` is one line for the operator: the problem and what to do. */
export class RefusedStart extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'RefusedStart';
  }
}

/** An invalid setting. `message` is one line for the operator: the setting and what to do. */
export class RefusedSetting extends RefusedStart {
  constructor(setting: string, why: string) {
    super(`${setting} ${why}`);
    this.name = 'RefusedSetting';
  }
}
