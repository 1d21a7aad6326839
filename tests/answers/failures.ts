import { scoreFromRatings } from '../../src/domain/rubric.ts';
import { promptOf } from '../../src/model/formats/format.ts';
import type { WholeReport } from './reports.ts';
import { reportFormat } from './write-report.ts';

/** A kind of broken answer, made from a complete report. */
export interface Failure {
  name: string;
  /** @param json serializes an object for the answer */
  write(report: WholeReport, json: (value: unknown) => string): string;
  /** How the service reported the end of the answer; `complete` by default. */
  end?: 'cut' | 'broken';
  /** Fields that are missing or unreadable in the answer; none by default. */
  lost?: readonly string[];
  /** The expected report, if the failure changes the data itself. */
  expected?(report: WholeReport): Partial<WholeReport>;
  /** A completing request follows, although only optional parts are missing. */
  isAskedAgain?: true;
  /** The error code, if the answer contains no report. */
  error?: 'invalid_response' | 'incomplete_response' | 'refused' | 'empty_response';
}

/** Writes the report with another value in one field. */
const withField = (name: string, raw: unknown) => (report: WholeReport, json: (value: unknown) => string) =>
  json(changed(report, name, raw));

function changed(report: WholeReport, name: string, raw: unknown): object {
  const [group, part] = name.split('.') as [keyof WholeReport, string?];
  const value = part === undefined ? raw : { ...(report[group] as object), [part]: raw };
  return { ...report, [group]: value };
}

/** The report with the model's own score as its last member, and no axes. */
function scoreLast({ scoreBreakdown, score: _, ...rest }: WholeReport, score: number): object {
  return { ...rest, score };
}

/** The report with quotation marks in its texts, which models often do not escape. */
const quoted = (report: WholeReport): WholeReport => ({
  ...report,
  interpretation: `Dice "barato" y "bueno", y nada más. ${report.interpretation}`,
  pitch: `${report.pitch} Palabra de "experto"`,
  monetization: ['Cobrar "por uso"', 'Vender "a peso", sin más', ...report.monetization],
});

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [rename(key), renamed(part, rename)]));
}

/** Keys of a model that translates the keys of the prompt. */
const SPANISH_KEYS: Readonly<Record<string, string>> = {
  interpretation: 'interpretación',
  projectName: 'nombreDelProyecto',
  verdict: 'veredicto',
  scoreBreakdown: 'desglose',
  score: 'puntuación',
  strategicAnalysis: 'análisisEstratégico',
  strengths: 'fortalezas',
  weaknesses: 'debilidades',
  targetAudience: 'público_objetivo',
  valueProposition: 'propuestaDeValor',
  competition: 'competencia',
  opportunities: 'oportunidades',
  threats: 'amenazas',
  improvedIdea: 'ideaMejorada',
  functionality: 'funcionalidad',
  monetization: 'monetización',
  complexity: 'complejidad',
};

const python = (text: string) =>
  text.replace(/"((?:[^"\\]|\\.)*)"/g, (whole, body: string) =>
    body.includes("'") ? whole : `'${body.replaceAll('\\"', '"')}'`,
  );

/** The report with every text replaced, except values without a space, such as enum values. */
function filled(report: WholeReport, write: (index: number) => string): unknown {
  let index = 0;
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (value.includes(' ')) index += 1;
      return value.includes(' ') ? write(index) : value;
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
  };
  return fill(report);
}

const TASK = { kind: 'judgement', idea: 'Una idea.', language: 'es' } as const;

const bullets = (items: readonly string[], mark: (index: number) => string) =>
  items.map((item, index) => `${mark(index)}${item}`).join('\n');

const DRAFT = '{"interpretation": "borrador", "score": 12, "projectName": "Borrador"}';

export const FAILURES: readonly Failure[] = [
  // Around the object
  { name: 'nothing wrong', write: (report, json) => json(report) },
  { name: 'a fence', write: (report, json) => `\`\`\`json\n${json(report)}\n\`\`\`` },
  { name: 'a fence without a name', write: (report, json) => `\`\`\`\n${json(report)}\n\`\`\`\n` },
  { name: 'a fence that is not closed', write: (report, json) => `\`\`\`json\n${json(report)}` },
  { name: 'a tilde fence', write: (report, json) => `~~~json\n${json(report)}\n~~~` },
  { name: 'the word json', write: (report, json) => `json\n${json(report)}` },
  { name: 'a byte order mark', write: (report, json) => `\uFEFF${json(report)}` },
  { name: 'prose before', write: (report, json) => `Aquí tienes el análisis:\n\n${json(report)}` },
  { name: 'prose after', write: (report, json) => `${json(report)}\n\nEspero que te sirva {mucho}.` },
  {
    name: 'prose with braces before',
    write: (report, json) => `Uso {claves} y {"otra": 1}:\n${json(report)}`,
  },
  {
    name: 'prose and a fence, prose after',
    write: (report, json) => `Claro, aquí está:\n\`\`\`json\n${json(report)}\n\`\`\`\n¿Algo más?`,
  },
  { name: 'a think block', write: (report, json) => `<think>Veamos la idea…</think>\n${json(report)}` },
  {
    name: 'a think block with a draft',
    write: (report, json) => `<think>Primero ${DRAFT} y luego { más }</think>${json(report)}`,
  },
  {
    name: 'a think block only closed, with a draft',
    write: (report, json) => `Voy a pensar. ${DRAFT}\n</think>\n\n${json(report)}`,
  },
  {
    name: 'a think block only closed, and a fence',
    write: (report, json) => `Voy a pensar {un poco}.\n</think>\n\`\`\`json\n${json(report)}\n\`\`\``,
  },
  { name: 'two think blocks', write: (report, json) => `<THINK>a</THINK><think>{b}</think>${json(report)}` },
  { name: 'a reasoning block', write: (report, json) => `<reasoning>{"a": 1}</reasoning>\n${json(report)}` },
  { name: 'a bracketed think block', write: (report, json) => `[THINK]Un {borrador}[/THINK]${json(report)}` },
  {
    name: 'channels',
    write: (report, json) =>
      `<|channel|>analysis<|message|>Plan: ${DRAFT}<|end|><|start|>assistant<|channel|>final<|message|>${json(report)}`,
  },
  {
    name: 'a closing think tag inside a text',
    write: (report, json) => json({ ...report, pitch: `</think> ${report.pitch}` }),
    lost: ['pitch'],
  },
  { name: 'a wrapper', write: (report, json) => json({ report }) },
  {
    name: 'a key without its opening quote',
    write: (report, json) => json(report).replace('"pitch":', 'pitch":'),
  },
  {
    name: 'a key without its closing quote',
    write: (report, json) => json(report).replace('"pitch":', '"pitch:'),
  },
  {
    name: 'a closing quote too many',
    write: (report, json) => json(report).replace(`"${report.projectName}"`, (name) => `${name}"`),
  },
  { name: 'a wrapper nobody foresaw', write: (report, json) => json({ v1: { idea_42: report } }) },
  { name: 'a wrapper in Spanish', write: (report, json) => json({ análisis: report }) },
  { name: 'a function call', write: (report, json) => json({ name: 'report', arguments: report }) },
  { name: 'a list of one', write: (report, json) => json([report]) },
  { name: 'a string that holds the object', write: (report, json) => JSON.stringify(json(report)) },
  {
    name: 'quotes escaped once too often',
    write: (report, json) => JSON.stringify(json(report)).slice(1, -1),
  },
  { name: 'no opening brace', write: (report, json) => json(report).replace(/^\{\s*/, '') },
  {
    name: 'an object for each member',
    write: (report, json) =>
      Object.entries(report)
        .map(([key, value]) => json({ [key]: value }))
        .join('\n'),
  },
  {
    name: 'the group in a list',
    write: (report, json) => json({ ...report, strategicAnalysis: [report.strategicAnalysis] }),
  },
  {
    name: 'the group as a text',
    write: (report, json) => json({ ...report, strategicAnalysis: json(report.strategicAnalysis) }),
  },
  { name: 'a wrapped text', write: (report, json) => json({ response: json(report) }) },
  {
    name: 'the whole twice',
    write: (report, json) => `${json(report)}\n${json({ ...report, pitch: 'Otro' })}`,
  },
  {
    name: 'a schema in a fence first',
    write: (report, json) =>
      `\`\`\`json\n{"schema": {"pitch": "string"}}\n\`\`\`\n\`\`\`json\n${json(report)}\n\`\`\``,
  },
  { name: 'a tag around it', write: (report, json) => `<answer>\n${json(report)}\n</answer>` },
  { name: 'an assignment', write: (report, json) => `const report = ${json(report)};` },
  { name: 'braces twice', write: (report, json) => `{${json(report)}}` },
  { name: 'Windows line ends', write: (report, json) => json(report).replaceAll('\n', '\r\n') },
  {
    name: 'an example in the prose before',
    write: (report, json) => `Si no fuera una idea: {"verdict": "harmful"} y ya.\n${json(report)}`,
  },
  ...([undefined, 'cut'] as const).map(
    (end): Failure => ({
      name: `an example, and a document ${end ?? 'left off'} in its first text`,
      ...(end && { end }),
      write: (report, json) => `Si daña: {"verdict": "harmful"}. ${json(report).slice(0, 40)}`,
      error: 'incomplete_response',
    }),
  ),
  {
    name: 'an example object first',
    write: (report, json) => `{"verdict": "harmful", "score": 20}\n${json(report)}`,
  },
  {
    name: 'an axis not closed',
    write: (report, json) => json(report).replace(/\}(\s*,\s*"market":)/, '$1'),
  },
  {
    name: 'the axes not closed',
    write: (report, json) => json(report).replace(/\}(\s*\}\s*,\s*"score":)/, '$1'),
  },
  {
    name: 'axes at the top level',
    write: (report, json) => json(report).replace(/"scoreBreakdown":\s*\{([\s\S]*?\})\s*\}/, '$1'),
  },
  {
    name: 'a total among the axes',
    write: (report, json) => json(report).replace(/("evidence":\s*\{[^}]*\})/, '$1, "total": 70'),
  },
  { name: 'a think block that is not closed', write: (report, json) => `<think>Veamos. ${json(report)}` },
  {
    name: 'the channel of analysis alone',
    write: (report, json) => `<|channel|>analysis<|message|>${json(report)}<|end|>`,
  },
  {
    name: 'a tag of a chat template in a text',
    write: (report, json) => json({ ...report, pitch: 'uno<|im_end|>' }),
    lost: ['pitch'],
  },
  {
    name: 'the budget of words after a text',
    write: (report, json) => json({ ...report, pitch: `${report.pitch} (máx. 35 palabras)` }),
  },
  {
    name: 'an Escape sequence in a name',
    write: (report, json) => json({ ...report, projectName: '\u001B[31mPlan [2J]\u001B[0m' }),
    expected: () => ({ projectName: 'Plan [2J]' }),
  },
  {
    name: 'keys in lists',
    write: (report) =>
      JSON.stringify({
        ...report,
        scoreBreakdown: report.scoreBreakdown?.map(({ axis, ...rating }) => ({ [axis]: rating })),
      }),
  },
  { name: 'a colon in each key', write: (report, json) => json(report).replace(/"(\w+)":/g, '"$1:":') },
  {
    name: 'numbers before keys',
    write: (report, json) =>
      json(
        Object.fromEntries(
          Object.entries(report).map(([key, part], index) => [`${index + 1}. ${key}`, part]),
        ),
      ),
  },
  {
    name: 'YAML with a value in each line',
    write: (report) =>
      Object.entries(report)
        .map(([key, part]) => `${key}: ${JSON.stringify(part)}`)
        .join('\n'),
  },
  ...[
    ['„', '“'],
    ['«', '»'],
  ].map(
    ([open, close], index): Failure => ({
      name: `quotes of another kind, ${index}`,
      write: (report, json) => json(report).replace(/"((?:[^"\\]|\\.)*)"/g, (_, text) => open + text + close),
    }),
  ),
  {
    name: 'levels in words',
    write: (report, json) =>
      json(report).replace(
        /"level": ?(\d)/g,
        (_, level) => `"level": "${['uno', 'dos', 'tres', 'cuatro', 'cinco'][level - 1]}"`,
      ),
  },
  {
    name: 'levels with a remark',
    write: (report, json) => json(report).replace(/"level": ?(\d)/g, '"level": $1 (de cinco)'),
  },
  {
    name: 'lists in objects',
    write: (report, json) => json({ ...report, monetization: { items: report.monetization } }),
  },
  {
    name: 'backslashes that stay',
    write: (report, json) => json({ ...report, pitch: 'En C:\\nuevo, a \\times b.' }),
    expected: () => ({ pitch: 'En C:\\nuevo, a \\times b.' }),
  },
  ...[
    { Uno: 'hace pan', Dos: 'hace vino' },
    [{ nombre: 'Uno', que_hace: 'hace pan' }, { text: 'Dos: hace vino' }],
  ].map(
    (competition, index): Failure => ({
      name: `competitors in another form, ${index}`,
      write: withField('strategicAnalysis.competition', competition),
      expected: ({ strategicAnalysis }) => ({
        strategicAnalysis: { ...strategicAnalysis, competition: ['Uno: hace pan', 'Dos: hace vino'] },
      }),
    }),
  ),
  ...['string', '<texto>', 'TBD', 'Lorem ipsum dolor sit amet.'].map(
    (text): Failure => ({
      name: `a placeholder in every text: ${text}`,
      write: (report, json) => json(filled(report, () => text)),
      error: 'invalid_response',
    }),
  ),
  ...[
    'Mis directrices me impiden valorar esto.',
    'This request violates our usage policies.',
    'Content blocked.',
    'Je ne peux pas vous aider.',
    '抱歉，我无法回答。',
  ].flatMap((text): Failure[] => [
    { name: `a refusal: ${text}`, write: () => text, error: 'refused' },
    {
      name: `a refusal in every field: ${text}`,
      write: (report, json) => json(filled(report, () => text)),
      error: 'refused',
    },
  ]),
  // Its grammar
  { name: 'trailing commas', write: (report, json) => json(report).replace(/([\]}])/g, ',$1') },
  {
    name: 'no commas between members',
    write: (report, json) => json(report).replace(/([\]"])\s*,(\s*"[a-zA-Z]+":)/g, '$1 $2'),
  },
  {
    name: 'no commas between items',
    write: (report) => JSON.stringify(report, null, 2).replace(/",\n(\s+")(?![a-zA-Z]+":)/g, '"\n$1'),
  },
  { name: 'Python quotes', write: (report, json) => python(json(report)) },
  {
    name: 'apostrophes in single quotes',
    write: (report, json) => json(report).replace(/"((?:[^"\\]|\\.)*)"/g, "'$1'"),
  },
  {
    name: 'typographic quotes',
    write: (report, json) => json(report).replace(/"((?:[^"\\]|\\.)*)"/g, '“$1”'),
  },
  { name: 'keys without quotes', write: (report, json) => json(report).replace(/"([a-zA-Z]+)":/g, '$1:') },
  {
    name: 'None for what is optional',
    write: (report, json) =>
      json({ ...report, improvedPoints: 0 }).replace(/("improvedPoints": ?)0/, '$1None'),
    lost: ['improvedPoints'],
  },
  { name: 'line comments', write: (report) => JSON.stringify(report, null, 2).replace(/,\n/g, ', // así\n') },
  {
    name: 'block comments',
    write: (report, json) => json(report).replace(/"pitch":/, '/* el "pitch" */ "pitch":'),
  },
  {
    name: 'newlines in texts',
    write: (report, json) =>
      json({ ...report, pitch: `${report.pitch}\nY punto.` }).replace('\\nY punto', '\nY punto'),
    expected: (report) => ({ pitch: `${report.pitch}\nY punto.` }),
  },
  {
    name: 'quotes in texts unescaped',
    write: (report, json) => json(quoted(report)).replaceAll('\\"', '"'),
    expected: quoted,
  },
  { name: 'semicolons for commas', write: (report, json) => json(report).replace(/"(,)(\s*")/g, '";$2') },
  {
    name: 'a text that begins and ends with a quote',
    write: (report, json) => json({ ...report, pitch: 'PITCH' }).replace('PITCH', '"Barato" es poco: "útil"'),
    expected: () => ({ pitch: '"Barato" es poco: "útil"' }),
  },
  {
    name: 'commas after unescaped quotes',
    write: (report, json) =>
      json({ ...report, pitch: 'PITCH' }).replace('PITCH', 'Dice "a", "b" y "c". Luego, "d": nada, y "e"'),
    expected: () => ({ pitch: 'Dice "a", "b" y "c". Luego, "d": nada, y "e"' }),
  },
  { name: 'no closing brace', write: (report, json) => json(report).replace(/\s*\}$/, '') },
  { name: 'a closing brace too many', write: (report, json) => `${json(report)}}` },
  {
    name: 'the group not closed',
    write: (report, json) => json(report).replace(/\}(\s*,\s*"improvedIdea")/, '$1'),
  },
  {
    name: 'the group closed twice',
    write: (report, json) => json(report).replace(/\}(\s*,\s*"improvedIdea")/, '}}$1'),
  },
  {
    name: 'a list not closed',
    write: (report, json) => json(report).replace(/\](\s*,\s*"pitch")/, '$1'),
  },
  {
    name: 'a text not closed',
    write: (report, json) => json(report).replace(/"(\s*,\s*"marketPotential")/, '$1'),
  },
  { name: 'a text not opened', write: (report, json) => json(report).replace(/("pitch": ?)"/, '$1') },
  {
    name: 'duplicated keys',
    write: (report, json) =>
      json(report).replace(/\}$/, ', "pitch": "otro", "score": 99, "verdict": "harmful"}'),
  },
  {
    name: 'a first value that is none',
    write: (report, json) => json(report).replace(/^\{/, '{"pitch": null, "complexity": "mucha",'),
  },
  {
    name: '__proto__',
    write: (report, json) => json(report).replace(/^\{/, '{"__proto__": {"score": 100}, "constructor": 1,'),
  },
  {
    name: 'unknown keys',
    write: (report, json) => json({ notes: { strengths: ['x'], score: 3 }, ...report, extra: [1] }),
  },
  { name: 'snake case', write: (report, json) => json(renamed(report, snake)) },
  {
    name: 'capitals',
    write: (report, json) => json(renamed(report, (key) => key[0]?.toUpperCase() + key.slice(1))),
  },
  {
    name: 'the group laid flat',
    write: ({ strategicAnalysis, ...rest }, json) => json({ ...strategicAnalysis, ...rest }),
  },
  {
    name: 'dotted keys',
    write: ({ strategicAnalysis, ...rest }, json) =>
      json({
        ...rest,
        ...Object.fromEntries(
          Object.entries(strategicAnalysis).map(([key, part]) => [`strategicAnalysis.${key}`, part]),
        ),
      }),
  },
  // Its values
  {
    name: 'ratings in Spanish',
    write: (report, json) =>
      json({ ...report, marketPotential: 'Medio', complexity: 'complejo', innovationLevel: 'Nicho' }),
    expected: () => ({ marketPotential: 'medium', complexity: 'complex', innovationLevel: 'niche' }),
  },
  {
    name: 'ratings padded',
    write: (report, json) =>
      json({
        ...report,
        marketPotential: 'HIGH ',
        complexity: ' Simple.',
        innovationLevel: 'Disruptive (maybe)',
      }),
    expected: () => ({ marketPotential: 'high', complexity: 'simple', innovationLevel: 'disruptive' }),
  },
  {
    name: 'two ratings at once',
    write: withField('marketPotential', 'medium-high'),
    lost: ['marketPotential'],
    isAskedAgain: true,
  },
  {
    name: 'the list of allowed values',
    write: withField('complexity', 'simple | moderate | complex'),
    lost: ['complexity'],
    isAskedAgain: true,
  },
  ...(['41/100', '41', 41.4, ' 41 %', '41 de 100', '**41**'] as const).map(
    (score): Failure => ({
      name: `a score of ${JSON.stringify(score)}`,
      write: (report, json) => json({ ...report, scoreBreakdown: undefined, score }),
      lost: ['scoreBreakdown'],
      expected: () => ({ score: 41 }),
    }),
  ),
  ...([173, -5, 'high', null, '7/10', true, 'NaN'] as const).map(
    (score): Failure => ({
      name: `no score: ${JSON.stringify(score)}`,
      write: (report, json) => json({ ...report, scoreBreakdown: undefined, score }),
      lost: ['scoreBreakdown', 'score'],
    }),
  ),
  {
    name: 'a bare fraction',
    write: (report, json) => json(scoreLast(report, 41)).replace(/41\s*\}$/, '41/100}'),
    lost: ['scoreBreakdown'],
    expected: () => ({ score: 41 }),
  },
  {
    name: 'a score that the axes contradict',
    write: (report, json) => json({ ...report, score: 95 }),
    expected: (report) => ({ score: scoreFromRatings(report.scoreBreakdown ?? []) }),
  },
  { name: 'a score left to the axes', write: (report, json) => json({ ...report, score: undefined }) },
  {
    name: 'an axis missing',
    write: (report, json) => json({ ...report, scoreBreakdown: report.scoreBreakdown?.slice(1) }),
    lost: ['scoreBreakdown'],
    isAskedAgain: true,
  },
  {
    name: 'a level out of range',
    write: (report, json) => json(report).replace(/"level": ?2/, '"level": 6'),
    lost: ['scoreBreakdown'],
    isAskedAgain: true,
  },
  {
    name: 'axes as a list',
    write: (report, json) =>
      json({ ...report, scoreBreakdown: undefined, desglose: report.scoreBreakdown?.toReversed() }),
  },
  {
    name: 'axes in another order',
    write: (report, json) => json({ ...report, scoreBreakdown: report.scoreBreakdown?.toReversed() }),
  },
  {
    name: 'levels as text',
    write: (report, json) => json(report).replace(/"level": ?(\d)/g, '"level": "$1/5"'),
  },
  {
    name: 'a verdict that caps',
    write: (report, json) => json({ ...report, verdict: 'Too little said' }),
    expected: () => ({ verdict: 'too_little_said', score: 45 }),
  },
  { name: 'an unknown verdict', write: withField('verdict', 'maybe'), lost: ['verdict'] },
  {
    name: 'null optional lists',
    write: (report, json) => json({ ...report, improvedPoints: null, functionalityPoints: [] }),
    lost: ['improvedPoints', 'functionalityPoints'],
  },
  {
    name: 'lists as bulleted text',
    write: (report, json) =>
      json({
        ...changed(
          report,
          'strategicAnalysis.strengths',
          bullets(report.strategicAnalysis.strengths, () => '- '),
        ),
        monetization: bullets(report.monetization, () => '• '),
      }),
  },
  {
    name: 'a list as numbered text',
    write: (report, json) =>
      json({
        ...report,
        alternativeApproaches: bullets(report.alternativeApproaches, (index) => `${index + 1}. `),
      }),
  },
  {
    name: 'items with bullets',
    write: (report, json) =>
      json({ ...report, monetization: report.monetization.map((item) => `- ${item}`) }),
  },
  {
    name: 'items with numbers',
    write: (report, json) =>
      json({ ...report, monetization: report.monetization.map((item, index) => `${index + 1}) ${item}`) }),
  },
  {
    name: 'competitors as objects',
    write: (report, json) =>
      json(
        changed(
          report,
          'strategicAnalysis.competition',
          report.strategicAnalysis.competition.map((item) => {
            const [name, ...rest] = item.split(': ');
            return { name, description: rest.join(': '), url: null };
          }),
        ),
      ),
  },
  {
    name: 'items as objects in Spanish',
    write: (report, json) =>
      json({ ...report, monetization: report.monetization.map((item) => ({ punto: item })) }),
  },
  {
    name: 'no competitors',
    write: withField('strategicAnalysis.competition', null),
    expected: ({ strategicAnalysis }) => ({ strategicAnalysis: { ...strategicAnalysis, competition: [] } }),
  },
  {
    name: 'a text as a list of lines',
    write: (report, json) => json({ ...report, functionality: [report.functionality] }),
  },
  {
    name: 'unseen characters',
    write: (report, json) =>
      json({ ...report, pitch: `\u202E${report.pitch.replace(' ', '\u200B ')}\u2066\uFEFF` }),
  },
  { name: 'a number for a text', write: withField('pitch', 5), lost: ['pitch'] },
  {
    name: 'an object for a text',
    write: withField('interpretation', { a: 'b', c: 'd' }),
    lost: ['interpretation'],
  },
  { name: 'an empty text', write: withField('projectName', '  '), lost: ['projectName'] },
  {
    name: 'an empty list',
    write: withField('strategicAnalysis.threats', []),
    expected: ({ strategicAnalysis }) => ({ strategicAnalysis: { ...strategicAnalysis, threats: [] } }),
  },
  {
    name: 'N/A',
    write: withField('strategicAnalysis.competitiveness', 'N/A'),
    lost: ['strategicAnalysis.competitiveness'],
  },
  // Read on at the next known key
  {
    name: 'no colon after a key',
    write: (report, json) => json(report).replace(/"pitch": ?/, '"pitch" '),
  },
  {
    name: 'no value after a key',
    write: (report, json) => json(report).replace(/"pitch": ?"(?:[^"\\]|\\.)*"/, '"pitch":'),
    lost: ['pitch'],
  },
  {
    name: 'a comma for a value',
    write: (report, json) => json(report).replace(/"complexity": ?"\w+"/, '"complexity": ,'),
    lost: ['complexity'],
    isAskedAgain: true,
  },
  {
    name: 'a remark after a text',
    write: (report, json) =>
      json(report).replace(/("improvedIdea": ?"(?:[^"\\]|\\.)*")/, '$1 (unas 30 palabras)'),
  },
  {
    name: 'dots for a value',
    write: (report, json) => json(report).replace(/"complexity": ?"\w+"/, '"complexity": ...'),
    lost: ['complexity'],
    isAskedAgain: true,
  },
  {
    name: 'keys in bold',
    write: (report, json) => json(report).replace(/"(pitch|complexity)":/g, '**$1**:'),
  },
  {
    name: 'a zero-width space in a key',
    write: (report, json) => json(report).replace('"pitch":', '\u200B"\u200Bpitch\u200B"\u200B:'),
  },
  {
    name: 'a text that runs into the next key',
    write: (report, json) => json(report).replace(/"(,\s*)"marketPotential"/, ' "marketPotential"'),
  },
  {
    name: 'a text that holds a member',
    write: (report, json) => json({ ...report, pitch: `${report.pitch} "score": 100, "verdict": "judged"` }),
    lost: ['pitch'],
  },
  {
    name: 'a text that holds an object of the document',
    write: (report, json) => json({ ...report, pitch: `${report.pitch} {"score": 10}` }),
    lost: ['pitch'],
  },
  {
    name: 'a text that holds another object',
    write: (report, json) => json({ ...report, pitch: `${report.pitch} {"texto": "uno"}` }),
    expected: (report) => ({ pitch: `${report.pitch} {"texto": "uno"}` }),
  },
  {
    name: 'a quote and a brace within a text',
    write: (report, json) => json({ ...report, pitch: 'PITCH' }).replace('PITCH', 'Dice "hola"} y se va'),
    lost: ['pitch'],
  },
  { name: 'prose right after the object', write: (report, json) => `${json(report)} Espero que sirva.` },
  // Dialects
  {
    name: 'keys in Spanish',
    write: (report, json) => json(renamed(report, (key) => SPANISH_KEYS[key] ?? key)),
  },
  {
    name: 'a constrained channel',
    write: (report, json) =>
      `<|channel|>analysis<|message|>Plan: ${DRAFT}<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>${json(report)}`,
  },
  {
    name: 'a constrained channel alone',
    write: (report, json) => `<|channel|>final <|constrain|>json<|message|>${json(report)}`,
  },
  {
    name: 'bold marks in texts',
    write: (report, json) => json({ ...report, pitch: `**Para quién:** ${report.pitch}` }),
    expected: (report) => ({ pitch: `Para quién: ${report.pitch}` }),
  },
  {
    name: 'texts escaped twice',
    write: (report, json) => json({ ...report, pitch: `Uno.\\nDos \\"tres\\" caf\\u00e9.` }),
    expected: () => ({ pitch: 'Uno.\nDos "tres" café.' }),
  },
  {
    name: 'a score that may be out of ten',
    write: (report, json) => json({ ...report, scoreBreakdown: undefined, score: 8 }),
    lost: ['scoreBreakdown', 'score'],
  },
  // Its end
  {
    name: 'cut in a text',
    end: 'cut',
    write: (report, json) => json(report).replace(/("pitch": ?"[^"]{20})[\s\S]*$/, '$1'),
    lost: ['pitch'],
  },
  {
    name: 'cut in a list',
    end: 'cut',
    write: (report, json) => json(report).replace(/("monetization": ?\[\s*"[^"]+",\s*")[\s\S]*$/, '$1Caj'),
    lost: ['monetization', 'pitch'],
  },
  {
    name: 'cut in the score',
    end: 'cut',
    write: (report, json) => json(scoreLast(report, report.score)).replace(/\d\s*\}$/, ''),
    lost: ['scoreBreakdown', 'score'],
  },
  {
    name: 'broken off after the score’s digits',
    end: 'broken',
    write: (report, json) => json(scoreLast(report, report.score)).replace(/\s*\}$/, ''),
    lost: ['scoreBreakdown', 'score'],
  },
  { name: 'broken off after all was said', end: 'broken', write: (report, json) => `${json(report)}\nUn` },
  {
    name: 'cut in a fence after prose',
    end: 'cut',
    write: (report, json) =>
      `Aquí está:\n\`\`\`json\n${json(report).replace(/("pitch": ?")[\s\S]*$/, '$1Cajas')}`,
    lost: ['pitch'],
  },
  // No report
  { name: 'nothing', write: () => '', error: 'empty_response' },
  { name: 'white space', write: () => ' \n\t ', error: 'empty_response' },
  { name: 'a think block alone', write: () => `<think>${DRAFT}</think>`, error: 'empty_response' },
  {
    name: 'a refusal in Spanish',
    write: () => 'Lo siento, pero no puedo ayudarte con esa idea.',
    error: 'refused',
  },
  {
    name: 'a refusal in every field',
    write: (report, json) => json(filled(report, () => 'Lo siento, pero no puedo ayudarte con esta idea.')),
    error: 'refused',
  },
  {
    name: 'a refusal in every field, each in its own words',
    write: (report, json) =>
      json(filled(report, (index) => `I'm sorry, I can't provide part ${index} of this.`)),
    error: 'refused',
  },
  {
    name: 'the form of the prompt',
    write: () => /\{\n {2}"interpretation"[\s\S]*?\n\}/.exec(promptOf(reportFormat, TASK))?.[0] ?? '',
    error: 'invalid_response',
  },
  { name: 'a refusal in English', write: () => "I'm sorry, but I can't help with that.", error: 'refused' },
  {
    name: 'a refusal as JSON',
    write: () => '{"error": "I cannot assist with this request."}',
    error: 'invalid_response',
  },
  {
    name: 'prose',
    write: ({ interpretation, pitch }) => `${interpretation}\n\n${pitch}`,
    error: 'invalid_response',
  },
  { name: 'another object', write: () => '{"status": "ok", "items": [1, 2]}', error: 'invalid_response' },
  { name: 'an empty object', write: () => '{}', error: 'invalid_response' },
  { name: 'a list', write: () => '["a", "b"]', error: 'invalid_response' },
  { name: 'null', write: () => 'null', error: 'invalid_response' },
  { name: 'deep nesting', write: () => '[{"a":'.repeat(5000), error: 'invalid_response' },
  {
    name: 'a draft in thoughts cut off',
    end: 'cut',
    write: () => `<think>${DRAFT}`,
    error: 'empty_response',
  },
];
