import { useEffect } from 'react';
import { setTitle } from '../head/page-title.ts';
import { useSettings } from '../ui/site-settings.ts';

/** Shows name and score in the tab's title. Not if analytics are on, because those services collect titles. */
export function useReportTitle(name: string | undefined, score: number | undefined): void {
  const { analytics } = useSettings();
  const title =
    analytics.kind === 'off' && name !== undefined && score !== undefined ? `${name} · ${score}` : undefined;
  useEffect(() => {
    if (title === undefined) return;
    setTitle({ report: title });
    return () => setTitle({ report: undefined });
  }, [title]);
}
