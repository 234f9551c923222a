import { canonicalKey } from '@kinloom/contract';

let loading: Promise<ReadonlySet<string>> | null = null;

/** 49,233 passwords from public leaks, all in lower case: about 7 MB, read when the first password is checked. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password is on the offline list of common ones, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(canonicalKey(password));
}
