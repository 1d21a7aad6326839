import { useMemo, useState } from 'react';
import type { CallText } from '../../submissions/texts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Label, Select, TextField } from '../ui/field.tsx';
import { useCall, useCallContext } from './call-context.ts';
import type { RowActions } from './decision-controls.tsx';
import { resultsMessages } from './results-messages.ts';
import { FILTERS, type ListSettings, nextUndecided, type Order, passes, shownTexts } from './shown-texts.ts';
import type { OpenCall } from './state.ts';
import { type CurrentRow, TextRow } from './text-row.tsx';

/** How many rows are drawn at first, and with each press of the button below them. */
const ROWS = 100;

/** All texts of the call. The first undecided text is open. */
export function TextList({ call }: { call: OpenCall }) {
  const texts = useMessages(resultsMessages);
  const { language } = useLanguage();
  const { store } = useCallContext();
  const [settings, setSettings] = useState<ListSettings>({ search: '', filter: 'all', order: 'points' });
  const isReading = useCall(({ session }) => session.isReading);
  // Decisions and arriving readings do not move rows, because the person is reading the rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a run of readings orders the rows again.
  const shown = useMemo(
    () => shownTexts(call, store.get(), settings, language),
    [call.plan, store, settings, language, isReading],
  );
  const [current, setCurrent] = useState<CurrentRow | undefined>(() => {
    const text = nextUndecided(shown, store.get());
    return text && { index: text.index, isOpen: true, hasFocus: false };
  });
  const criterion =
    typeof settings.order === 'number' ? call.plan.criteria[settings.order]?.criterion : undefined;
  const [rows, setRows] = useState(ROWS);
  const place = shown.findIndex(({ index }) => index === current?.index);
  const drawn = shown.slice(0, Math.max(rows, place + 2));

  const go = (text: CallText | undefined, isOpen: boolean) =>
    text && setCurrent({ index: text.index, isOpen, hasFocus: true });

  const actionsOn = (text: CallText, isOpen: boolean): RowActions => ({
    toggle: () => go(text, !isOpen),
    decide(decision) {
      store.decide(text.hash, decision);
      if (decision && isOpen) go(nextUndecided(shown, store.get(), text.index), true);
    },
    undo() {
      const hash = store.undo();
      go(
        shown.find((one) => one.hash === hash),
        isOpen,
      );
    },
    move: (step) => go(shown[shown.indexOf(text) + step], isOpen),
  });

  return (
    <section>
      <h3 className="font-display text-2xl">{texts.table}</h3>
      <Controls call={call} settings={settings} onChange={setSettings} />
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-muted">
        <span role="status">
          {texts.count(shown.length, call.plan.texts.filter(({ isLeftOut }) => !isLeftOut).length)}
        </span>
        <span className="hidden sm:inline">{texts.keys}</span>
      </p>
      {(settings.order === 'points' || criterion !== undefined) && (
        <p className="mt-1 max-w-measure text-sm text-warning">{texts.chance}</p>
      )}
      {shown.length === 0 && <p className="mt-6">{texts.nothing}</p>}
      <ol aria-label={texts.table} className="mt-3 border-t border-line-strong">
        {drawn.map((text) => {
          const own = current?.index === text.index ? current : undefined;
          return (
            <TextRow
              key={text.index}
              call={call}
              text={text}
              criterion={criterion}
              current={own}
              actions={actionsOn(text, own?.isOpen ?? false)}
            />
          );
        })}
      </ol>
      {drawn.length < shown.length && (
        <Button className="mt-4" onClick={() => setRows(drawn.length + ROWS)}>
          {texts.more(Math.min(ROWS, shown.length - drawn.length))}
        </Button>
      )}
    </section>
  );
}

function Controls({
  call: { plan },
  settings,
  onChange,
}: {
  call: OpenCall;
  settings: ListSettings;
  onChange(settings: ListSettings): void;
}) {
  const texts = useMessages(resultsMessages);
  const state = useCall((whole) => whole);
  const kept = plan.texts.filter(({ isLeftOut }) => !isLeftOut);
  const counted = FILTERS.map(
    (filter) => [filter, kept.filter((text) => passes(text, filter, state)).length] as const,
  );
  return (
    <div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-[2fr_1fr_1fr]">
      <Label text={texts.search} className="text-sm">
        <TextField
          type="search"
          value={settings.search}
          onValue={(search) => onChange({ ...settings, search })}
        />
      </Label>
      <Label text={texts.show} className="text-sm">
        <Select
          value={settings.filter}
          options={counted
            .filter(([filter, count]) => count > 0 || filter === settings.filter || filter === 'undecided')
            .map(([filter, count]) => [filter, `${texts.filter[filter]} (${count})`])}
          onValue={(filter) => onChange({ ...settings, filter })}
        />
      </Label>
      <Label text={texts.order} className="text-sm">
        <Select
          value={settings.order}
          options={[
            ['points' as Order, texts.orders.points],
            ...plan.criteria.map(({ criterion }, position) => [position, criterion] as const),
            ['name', texts.orders.name],
            ['row', texts.orders.row],
          ]}
          onValue={(order) => onChange({ ...settings, order })}
        />
      </Label>
    </div>
  );
}
