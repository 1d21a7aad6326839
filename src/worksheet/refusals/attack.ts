import { spansOf } from '../text/phrases.ts';
import { type ReadText, readText, type Span, sliceOf } from '../text/read-text.ts';
import * as w from './attack-words.ts';
import { together } from './together.ts';

/** What a text must weigh to be an order to whoever rates it. */
const ATTACK_WEIGHT = 2;

/** The first place where the text speaks to its rater instead of about a business. */
export function findAttack(text: ReadText): Span | undefined {
  const mark = ATTACK_MARKS.exec(text.folded);
  if (mark) return { start: mark.index, end: mark.index + mark[0].length };
  const open = weighAttack(text);
  if (open.weight >= ATTACK_WEIGHT) return sellsDefence(text) ? undefined : open.at;
  const plain = undisguised(text);
  if (plain === text.folded) return undefined;
  const hidden = weighAttack(readText(plain));
  return hidden.weight >= ATTACK_WEIGHT ? { start: 0, end: text.folded.length } : undefined;
}

/** Each sign of speaking to the rater counts once; one alone may be chance, unless it is plain. */
function weighAttack(text: ReadText): { weight: number; at: Span | undefined } {
  const near = (...args: Parameters<typeof together>) => together(...args).map(({ span }) => span);
  const axes = spansOf(text, w.AXIS_NAMES);
  const grades = near(text, [w.TOP_GRADE, w.TO_GRADE], 45);
  const signs: [number, readonly Span[]][] = [
    [2, near(text, [w.VOIDED, w.RATERS_RULES], 40)],
    [1.5, near(text, [w.MESSAGE_TO, w.RATERS], 12)],
    [1.5, spansOf(text, w.NEW_ROLE)],
    [1.5, spansOf(text, w.GIVE_AWAY)],
    [1, grades],
    [1, near(text, [w.SETTLED, w.TOP_GRADE], 160)],
    [0.5, spansOf(text, w.SETTLED)],
    [0.5, spansOf(text, w.HUSHED_UP)],
    [0.5, grades.length > 0 ? spansOf(text, w.RATERS) : []],
    [1, grades.length > 0 && new Set(axes.map((span) => sliceOf(text, span))).size >= 2 ? axes : []],
  ];
  const seen = signs.filter(([, spans]) => spans.length > 0);
  return {
    weight: seen.reduce((sum, [weight]) => sum + weight, 0),
    at: seen.map(([, spans]) => spans[0]).find((span) => span !== undefined),
  };
}

const SELLS_TESTS =
  /detect|bloque|block|proteg|protect|probamos|we test|auditor|audit|fallos|flaws|vulnerab|segur|secur/;

/** A business that fights such orders may quote them. */
function sellsDefence(text: ReadText): boolean {
  return (
    SELLS_TESTS.test(text.folded) &&
    /prompt|inyecc|inject|ataque|attack|ciber|cyber|chat|asistentes|assistants|modelos de lenguaje|language models/.test(
      text.folded,
    )
  );
}

/** Figures read as letters and letters set apart by spaces or dots: the two cheapest disguises. */
function undisguised({ folded }: ReadText): string {
  const letters: Readonly<Record<string, string>> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  };
  return folded
    .replace(/(?<![a-z0-9])[a-z0-9](?:[ ._*-][a-z0-9]){3,}(?![a-z0-9])/g, (spaced) =>
      spaced.replace(/[ ._*-]/g, ''),
    )
    .replace(
      /(?<![a-z0-9@$.,])(?=[a-z0-9@$]{0,12}[013457@$])(?=(?:[0-9@$]?[a-z]){3})[a-z0-9@$]{4,16}/g,
      (word) => word.replace(/[013457@$]/g, (figure) => letters[figure] ?? figure),
    );
}

/** Marks of markup or data slipped in to pass for the machine's own messages. */
const ATTACK_MARKS =
  /"?(?:score|verdict|scorebreakdown|level|puntuacion|nota|veredicto|calificacion)"?\s?[:=]\s?"?(?:\d|judged)|^\s*[{[]\s*"\w+"\s?:|<\/?(?:idea|system|instructions?|user|assistant)>|\[\/?(?:system|inst|sistema)\]|<\|[a-z_]{1,20}\|>|#{2,}\s?(?:system|instruction|instruccion|sistema)|(?:^|\n)\s?(?:system|assistant|sistema)\s?:/;
