import type {ReactNode} from 'react';

export default function SearchIcon(): ReactNode {
  return (
    <svg aria-hidden="true" height="20" viewBox="0 0 16 16" width="20">
      <circle cx="7" cy="7" fill="none" r="4.5" stroke="currentColor" strokeWidth="1.5" />
      <path d="m10.5 10.5 4 4" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
    </svg>
  );
}
