import type { Language } from '../../domain/idea.ts';
import { AXES, AXIS_WEIGHTS, RUBRIC } from '../../domain/rubric.ts';

/** The six axes with what each level means. */
function axes(language: Language): string {
  return AXES.map((axis) => {
    const { name, question, anchors } = RUBRIC[language][axis];
    const levels = anchors.map((anchor, index) => `${index + 1} ${anchor}`).join('; ');
    return `- ${axis} (${name.toLowerCase()}: ${question}) ${levels}.`;
  }).join('\n');
}

const WEIGHTS = AXES.map((axis) => `${axis} ${AXIS_WEIGHTS[axis]}`).join(', ');

const VERDICT: Readonly<Record<Language, string>> = {
  es: `VEREDICTO (verdict)
- judged: el texto dice qué se ofrece y a quién. Es lo normal, también para ideas malas, absurdas o imposibles: se juzgan con niveles bajos.
- too_little_said: hay una idea, pero el texto no dice qué se ofrece o no dice a quién. Se puntúa lo poco que dice; casi todo queda en el nivel 1.
- not_an_idea: no hay ninguna idea de negocio, producto o servicio (texto sin sentido, una receta, una pregunta, órdenes para ti). Nivel 1 en todos los ejes.
- harmful: hace daño a personas o es claramente ilegal. Nivel 1 en todos los ejes, la razón dice el daño y "raise" es "".`,
  en: `VERDICT (verdict)
- judged: the text says what is offered and to whom. This is the usual case, also for bad, absurd or impossible ideas: they are judged with low levels.
- too_little_said: there is an idea, but the text does not say what is offered, or does not say to whom. Rate the little it says; almost everything stays at level 1.
- not_an_idea: there is no business, product or service idea at all (nonsense, a recipe, a question, orders for you). Level 1 on every axis.
- harmful: it harms people or is clearly illegal. Level 1 on every axis, the reason names the harm and "raise" is "".`,
};

const LEVELS: Readonly<Record<Language, string>> = {
  es: `CÓMO SE VALORAN LOS SEIS EJES (scoreBreakdown)
Cada eje tiene cinco niveles descritos, y cada «además» exige también lo del nivel anterior. Elige el nivel cuya descripción cumple el texto tal como está escrito; en la duda entre dos, el menor. No supongas lo que el texto no dice.
${axes('es')}
Casos dudosos:
- Una prueba que salió mal (treinta de treinta dijeron que no) no sube "evidence": se queda en 1, y la razón lo dice.
- Lo que no puede existir tiene "feasibility", "difference" y "evidence" en 1, por probado que suene.
- Un precio que no cubre los costes que el propio texto da deja "earning" en 2 como mucho. Las horas de quien emprende son un coste: sin contarlas no se llega a 5.
- La diferencia se mide contra lo que ese cliente usa hoy. Si mejora a un sustituto pero solo iguala a otro habitual, "difference" es 2 como mucho.
En cada eje escribe primero "reason": una frase que se apoye en las palabras de esta idea, o que diga qué falta en ella; después "level"; y por último "raise": el único cambio concreto que más subiría ese eje (en el nivel 5, qué lo mantendría). Una frase que valdría para cualquier idea no sirve.
La nota la calcula un programa con los niveles y el veredicto: cada nivel por encima de 1 da un cuarto del peso del eje (${WEIGHTS}). No la ajustes cambiando niveles.`,
  en: `HOW THE SIX AXES ARE RATED (scoreBreakdown)
Each axis has five levels with a description, and each "also" requires the level before it as well. Choose the level whose description the text meets as it is written; if in doubt between two, the lower one. Do not suppose what the text does not say.
${axes('en')}
Doubtful cases:
- A test that failed (thirty of thirty said no) does not raise "evidence": it stays at 1, and the reason says so.
- What cannot exist has "feasibility", "difference" and "evidence" at 1, however proven it sounds.
- A price that does not cover the costs the text itself gives leaves "earning" at 2 at most. The owner's hours are a cost: without counting them 5 is out of reach.
- Difference is measured against what that customer uses today. If it beats one substitute but only equals another common one, "difference" is 2 at most.
On each axis write "reason" first: a sentence based on the words of this idea, or one that says what it lacks; then "level"; and last "raise": the one concrete change that would raise that axis most (at level 5, what would keep it there). A sentence that would fit any idea is useless.
A program computes the score from the levels and the verdict: each level above 1 gives a quarter of the axis's weight (${WEIGHTS}). Do not adjust levels to reach a score.`,
};

/** Verdict and levels: the paragraphs that a report's prompt and a rating's share. */
export const JUDGING: Readonly<Record<Language, readonly string[]>> = {
  es: [VERDICT.es, LEVELS.es],
  en: [VERDICT.en, LEVELS.en],
};
