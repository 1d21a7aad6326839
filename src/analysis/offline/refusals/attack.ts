import { find } from '../text/phrases.ts';
import { type ReadText, readText, type Span } from '../text/read-text.ts';
import { ATTACKS } from './attack-words.ts';
import { isAgainst } from './harm.ts';

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
    .replace(/[a-z]{1,12}[013457@$][a-z0-9@$]{0,12}/g, (word) =>
      word.replace(/[013457@$]/g, (figure) => letters[figure] ?? figure),
    );
}

export function findAttack(text: ReadText): Span | undefined {
  const excused = (span: Span) =>
    isAgainst(text, span) && /(?:prompt|inyecc|inject|ataque|attack|ciber|cyber)/.test(text.folded);
  const open = find(text, ATTACKS).find((span) => !excused(span));
  if (open) return open;
  const mark = ATTACK_MARKS.exec(text.folded);
  if (mark) return { start: mark.index, end: mark.index + mark[0].length };
  const plain = undisguised(text);
  if (plain === text.folded) return undefined;
  const hidden = find(readText(plain), ATTACKS)[0];
  const wasOpen = hidden && find(text, ATTACKS).length > 0;
  return hidden && !wasOpen ? { start: 0, end: text.folded.length } : undefined;
}

/** Marks of markup or data slipped in to pass for the machine's own messages. */
export const ATTACK_MARKS =
  /"?(?:score|verdict|scorebreakdown|level|puntuacion|nota|veredicto|calificacion)"?\s?[:=]\s?"?(?:\d|judged)|^\s*[{[]\s*"\w+"\s?:|<\/?(?:idea|system|instructions?|user|assistant)>|\[\/?(?:system|inst)\]|<\|[a-z_]{1,20}\|>|#{2,}\s?(?:system|instruction|instruccion|sistema)|(?:^|\n)\s?(?:system|assistant|sistema)\s?:/;
