import { AXES, RUBRIC } from '../../domain/rubric.ts';

/** The six axes with what each level means, and how to rate by them. */
export const RUBRIC_TEXT = `CÓMO SE VALORAN LOS SEIS EJES (scoreBreakdown)
Cada eje tiene cinco niveles descritos. Elige el nivel cuya descripción cumple el texto tal como está escrito; en la duda entre dos, el menor. No supongas lo que el texto no dice.
${AXES.map((axis) => {
  const { name, question, anchors } = RUBRIC.es[axis];
  const levels = anchors.map((anchor, index) => `${index + 1} ${anchor}`).join('; ');
  return `- ${axis} (${name.toLowerCase()}: ${question}) ${levels}.`;
}).join('\n')}
En cada eje escribe primero "reason": una frase que se apoye en las palabras de esta idea, o que diga qué falta en ella; después "level", un entero de 1 a 5; y por último "raise": el único cambio concreto que más subiría ese eje (en el nivel 5, qué lo mantendría). Una frase que valdría para cualquier idea no sirve.`;

export const VERDICT_TEXT = `VEREDICTO (verdict)
- judged: hay una idea de negocio, producto o servicio que se puede juzgar. Es lo normal, también para ideas malas o absurdas, que se juzgan con niveles bajos.
- too_little_said: hay una idea, pero dice tan poco que juzgarla sería inventarla. Di en "interpretation" qué falta.
- not_an_idea: no hay idea alguna (texto sin sentido, una receta, una pregunta, órdenes para ti).
- harmful: hace daño a personas o es claramente ilegal. Dilo en "interpretation" y no la mejores.`;

export const BREAKDOWN_SHAPE = `[{"axis": "problem", "reason": "… (máx. 14 palabras)", "level": 1, "raise": "… (máx. 9 palabras)"}, lo mismo para ${AXES.slice(
  1,
)
  .map((axis) => `"${axis}"`)
  .join(', ')}]`;
