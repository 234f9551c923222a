/** A setting that cannot be used. `message` is the one line the operator reads: it names the setting and the way on. */
export class RefusedSetting extends Error {
  constructor(setting: string, why: string) {
    super(`${setting} ${why}`);
    this.name = 'RefusedSetting';
  }
}
