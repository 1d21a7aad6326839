import { expect, test } from 'vitest';
import { example as english } from '../web/report/example.en.ts';
import { example as spanish } from '../web/report/example.es.ts';
import { writtenLanguage } from './written-language.ts';

test('the language of a report is recognised', () => {
  expect(writtenLanguage(spanish.report)).toBe('es');
  expect(writtenLanguage(english.report)).toBe('en');
});

test('the language of too few words is unknown', () => {
  expect(writtenLanguage({ pitch: 'Una app para vender en el barrio lo que sobra.' })).toBe(undefined);
});

test.each([
  [
    'Portuguese',
    'Uma aplicação para que os restaurantes do bairro vendam no fim do dia o que sobrou da cozinha. Os vizinhos reservam pelo telemóvel e recolhem antes do fecho. O restaurante cobra quatro euros e nós ficamos com uma parte. Já falámos com vinte donos de restaurantes e seis disseram que pagariam por isso.',
  ],
  [
    'Catalan',
    'Una aplicació perquè els bars del barri venguin al final del dia el menjar que els ha sobrat. Els veïns reserven amb el mòbil i ho recullen abans de tancar. El bar cobra quatre euros i nosaltres ens quedem una part. Hem parlat amb vint propietaris de bars i sis han dit que pagarien per això.',
  ],
  [
    'German',
    'Eine App, mit der kleine Restaurants am Abend verkaufen, was in der Küche übrig ist. Die Nachbarn reservieren mit dem Telefon und holen das Essen vor der Schließung ab. Das Restaurant nimmt vier Euro ein und wir behalten einen Teil davon. Wir haben mit zwanzig Wirten gesprochen und sechs würden dafür bezahlen.',
  ],
  [
    'Polish',
    'Aplikacja, dzięki której małe restauracje sprzedają wieczorem to, co zostało w kuchni. Sąsiedzi rezerwują posiłek telefonem i odbierają go przed zamknięciem. Restauracja dostaje cztery euro, a my zatrzymujemy część tej kwoty. Rozmawialiśmy z dwudziestoma właścicielami i sześciu powiedziało, że za to zapłaci, jeżeli nie muszą zmieniać sposobu pracy.',
  ],
  ['Japanese', '厨房に残った料理を夕方に安く売るための小さなアプリです。'.repeat(15)],
])('%s is another language', (_, text) => {
  expect(writtenLanguage({ pitch: text })).toBe('other');
});
