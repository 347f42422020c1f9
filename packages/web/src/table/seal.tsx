/** The small seal on what cannot be undone. */
import { say } from '../words/words.ts';

export function Seal() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" role="img" aria-label={say('table.final')}>
      <title>{say('table.final')}</title>
      <circle cx="8" cy="8" r="7" fill="#a3200d" />
      <path d="M5 7.5V6a3 3 0 016 0v1.5M4.5 7.5h7V12h-7z" fill="#fff3e0" stroke="#fff3e0" stroke-width="0.6" />
      <path d="M6 7.4V6a2 2 0 014 0v1.4z" fill="#a3200d" />
    </svg>
  );
}
