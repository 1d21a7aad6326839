import { LEVELS } from '../../domain/rubric.ts';

/** A bar of five steps: a smooth bar would suggest more precision. Decorative, so the level must be beside it in words. */
export function LevelBar({ level, className = '' }: { level: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 8"
      aria-hidden="true"
      className={`h-2 w-full ${className}`}
      fill="none"
      preserveAspectRatio="none"
    >
      {LEVELS.map((step) => (
        <rect
          key={step}
          x={(step - 1) * 20.5}
          y="0.5"
          width="18"
          height="7"
          fill="currentColor"
          className={step <= level ? 'text-ink' : 'text-line'}
        />
      ))}
    </svg>
  );
}
