/** The product's logo. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeLinecap="round"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d="M9 5v22M16 5v22M23 5v22" stroke="var(--edge)" />
      <path d="M4 12c4 0 4-4 8-4s4 4 8 4 4-4 8-4" stroke="var(--lamp)" />
      <path d="M4 20c4 0 4 4 8 4s4-4 8-4 4 4 8 4" stroke="var(--lamp)" />
    </svg>
  );
}
