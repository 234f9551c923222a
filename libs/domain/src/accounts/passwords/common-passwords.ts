import { canonicalKey } from '@kinloom/contract';

let loading: Promise<ReadonlySet<string>> | null = null;

/** 49,233 lower-case passwords from public breaches (about 7 MB), loaded on the first check. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password is on the offline list of common passwords (case-insensitive). */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(canonicalKey(password));
}
