/**
 * The form in which an address is compared where it stands for a mailbox that its person has proven to hold. ASCII letters alone are folded: the
 * wider `canonicalEmail` makes admin@kınloom.org (a domain that anybody can buy) equal to admin@kinloom.org.
 */
export function mailboxOf(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
