import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

/** What both READMEs must share: levels of headings, commands without comments, links, number of table rows. */
function structureOf(text: string) {
  const commands = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = '']) =>
    code.replace(/ +# .*/g, ''),
  );
  const prose = text.replace(/```[\s\S]*?```/g, '');
  return {
    headings: [...prose.matchAll(/^(#+) /gm)].map(([, level]) => level),
    commands,
    // The first link leads to the other language.
    links: [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target).slice(1),
    rows: prose.split('\n').filter((line) => line.startsWith('|')).length,
  };
}

it('both READMEs have the same headings, commands, links and table rows', () => {
  expect(structureOf(read('README.es.md'))).toEqual(structureOf(read('README.md')));
});

it('each README begins with a link to the other README', () => {
  expect(read('README.md').split('\n')[0]).toContain('(README.es.md)');
  expect(read('README.es.md').split('\n')[0]).toContain('(README.md)');
});
