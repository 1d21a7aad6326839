import { expect, test } from 'vitest';
import { checkFindings } from './check-findings.ts';

/** A page, a quotation, then claims with or without a name. */
type Case = [page: string, quote: string, ...claims: (string | [claim: string, name: string])[]];

/** Claims that the quotation does not prove, and quotations that the page does not hold. */
const FALSE: readonly Case[] = [
  [
    'La cuota es de 39 € al mes para todos los socios',
    'La cuota es de 39 € al mes para todos',
    'Cuesta 39 € la hora.',
    'Cuesta 3 9 € o 390 € al mes.',
    'Cuesta 39.000 € al mes.',
    'Cuesta 39K al mes.',
    'Cuesta 39 MM€.',
    'Cuesta 39 millones.',
    'Cuesta 39 US$.',
    'Cuesta US$39.',
    'Cuesta 39 libras.',
    'Cuesta 39 CHF.',
    'Cuesta cuarenta euros.',
    'Cuesta XL €: ⅓ más.',
    'Cuesta 三十九 €, ⑨⓪ veces más.',
    'El 39 % de los socios.',
    'Un tercio de los socios paga 39 €.',
    'El doble de socios.',
    'Decenas de miles de socios.',
    'Un centenar de socios.',
    'Una docena de socios.',
    'Thousands of members.',
    'One in three members.',
    'Cuesta 39 € al año.',
    'Cuesta 39 € semanales.',
    'Cuesta 39 € por trimestre.',
    'It costs €39 per year.',
    'Cuesta EUR39m.',
    'Cuesta 39€M.',
    'Cuesta 39 €m.',
    'Cuesta 39 € millones.',
    'Cuesta 39 (millones) de €.',
    'Cuesta 39x10³ €.',
    'Cuesta 39,5 €.',
    'Cuesta casi cero euros.',
    'Tiene 39 empleados.',
    'Más de 39 ciudades.',
    'Es de 2039.',
  ],
  [
    'Sales fell by 12 percent last year in the region',
    'Sales fell by 12 percent last year',
    'Las ventas aumentaron un 12 %.',
    'Sales rose 12 %.',
    'Growth of 12 %.',
    'Las ventas suben un 12 %.',
    'El 12 % más de ventas.',
  ],
  [
    'Las ventas bajaron un 12 % en la región',
    'Las ventas bajaron un 12 % en la región',
    'Crecimiento del 12 %.',
  ],
  [
    'Variación de las ventas: -12 % en la región',
    'Variación de las ventas: -12 %',
    'Las ventas subieron un 12 %.',
  ],
  ['The market is not growing any more here', 'The market is not growing any more', 'El mercado crece.'],
  ['Demand has stopped growing in the north', 'Demand has stopped growing in the north', 'La demanda crece.'],
  [
    'Se perdieron 300 empleos en el sector de reparto',
    'Se perdieron 300 empleos en el sector',
    'Se crearon 300 empleos.',
  ],
  [
    'The firm has 39 million users in Spain alone',
    'The firm has 39 million users in Spain',
    'Tiene 39 usuarios.',
    'Tiene 39 mil usuarios.',
    'It has $39 million.',
  ],
  [
    'There are twelve hundred shops in the city',
    'There are twelve hundred shops in the city',
    'Hay 12 tiendas.',
  ],
  ['Quedan unos 1 200 000 hogares sin servicio', 'Quedan unos 1 200 000 hogares', 'Quedan 200.000 hogares.'],
  [
    'Hay 9 de 200 tiendas abiertas en el barrio',
    'Hay 9 de 200 tiendas abiertas',
    'Nueve de cada diez tiendas abiertas.',
  ],
  ['Reparte desde 2019 en todo el país vecino', 'Reparte desde 2019 en todo el país', 'Cuesta 2019 €.'],
  [
    'Nunca ha tenido clientes en el extranjero',
    'ha tenido clientes en el extranjero',
    'Tiene clientes fuera.',
  ],
  ["They don't deliver to private homes at all", 'deliver to private homes at all', 'They deliver to homes.'],
  ['Ya no reparte en domicilios particulares hoy', 'reparte en domicilios particulares hoy', 'Reparte.'],
  [
    'No se reparte en domicilios particulares hoy',
    'se reparte en domicilios particulares hoy',
    'Se reparte.',
  ],
  ['Texto uno aquí mismo · · · texto dos aquí', 'Texto uno aquí mismo texto dos aquí', 'Algo.'],
  ['Canela reparte bien ⋯ en Valencia no reparte', 'Canela reparte bien en Valencia', 'Algo.'],
  ['Canela reparte bien (…) en Valencia no reparte', 'Canela reparte bien (…) en Valencia', 'Algo.'],
  ['Canela reparte bien . . . en Valencia no reparte', 'Canela reparte bien . . . en Valencia', 'Algo.'],
  ['Canela reparte bien.... en Valencia no reparte', 'Canela reparte bien.... en Valencia', 'Algo.'],
  ['Canela reparte bien [...] en Valencia no reparte', 'Canela reparte bien [...] en Valencia', 'Algo.'],
  [
    'Mira [aquí][1] lo que dice\\n[1]: https://x.example/cerrado-para-siempre',
    'https://x.example/cerrado-para-siempre',
    'Cerró.',
  ],
  [
    'Mira <https://x.example/cerrado-para-siempre> lo que dice',
    'https://x.example/cerrado-para-siempre',
    'Cerró.',
  ],
  [
    'Mira ![la tienda está cerrada](https://x.example/a.png) lo que dice la web',
    'Mira lo que dice la web',
    'Algo.',
  ],
  [
    'Mira [la tienda](javascript:alert(1) "la tienda está cerrada ya") lo que dice',
    'la tienda está cerrada ya',
    'Cerró.',
  ],
  ['Mira [la tienda]( <x la tienda está cerrada ya> ) lo que dice', 'la tienda está cerrada ya', 'Cerró.'],
  [
    'Texto normal de la página con palabras',
    'Texto normal de la página',
    'Visita evil.example/x.',
    'Visita ｈｔｔｐｓ：／／evil.example.',
    'Escribe a x@evil.example.',
    'Mira evil.com para más.',
    ['Algo.', 'de la'],
    ['Algo.', 'S.L.'],
  ],
  [
    'Comida. Fresca llegó ayer a la ciudad entera',
    'Fresca llegó ayer a la ciudad',
    ['Algo.', 'Comida Fresca'],
  ],
  [
    'Tiene tres tiendas y cinco furgonetas propias',
    'Tiene tres tiendas y cinco furgonetas',
    'Tiene ocho vehículos.',
    'Tiene treinta y cinco tiendas.',
  ],
  ['The plan is free for the first month only', 'The plan is free for the first month', 'Cuesta diez euros.'],
  ['About 60 per cent of small shops use paper', 'About 60 per cent of small shops', 'El 40 % usa papel.'],
  [
    'From 5 to 7 days to get the permit in Madrid',
    'From 5 to 7 days to get the permit',
    'Tarda de 5 a 7 semanas.',
  ],
  ['It weighs 5 kg and fits in a small car boot', 'It weighs 5 kg and fits in a small', 'Pesa 5 g.'],
  [
    'Más de la mitad de los vecinos lo usa a diario',
    'Más de la mitad de los vecinos lo usa',
    'Menos de la mitad de los vecinos lo usa.',
  ],
  ['El precio va de 9 a 12 euros según la zona', 'El precio va de 9', 'Cuesta 9.'],
  ['Pagó 1,2 M € por la empresa el año pasado', 'Pagó 1,2 M € por la empresa', 'Pagó 1,2 €.'],
  [
    'Pagó 12 mil. € por la empresa el año pasado',
    'Pagó 12 mil. € por la empresa',
    'Pagó 12 € por la empresa.',
  ],
  ['En 1999 abrió la primera tienda del barrio', 'En 1999 abrió la primera tienda', 'Abrió en 1989.'],
  ['Los usuarios son 3×10⁶ en toda la región sur', 'Los usuarios son 3×10⁶ en toda', 'Hay 3 usuarios.'],
];

/** Claims that the quotation proves, in other words or in the other language. */
const TRUE: readonly Case[] = [
  [
    'La cuota es de 39 € al mes para todos los socios',
    'La cuota es de 39 € al mes para todos',
    'La cuota es de 39 euros mensuales.',
    'It costs €39 a month.',
  ],
  [
    'Precio: 39€/mes (IVA incl.) sin permanencia',
    'Precio: 39€/mes (IVA incl.)',
    'Cuesta 39 € al mes, IVA incluido.',
  ],
  ['From £5.50pcm, cancel any time you like it', 'From £5.50pcm, cancel any time', 'Desde 5,50 £ al mes.'],
  [
    'Plan Pro $12 per user/month, billed annually',
    'Plan Pro $12 per user/month, billed annually',
    '12 dólares por usuario al mes, con pago anual.',
  ],
  [
    '"Glovo" y «Just Eat» se reparten el mercado local',
    'Glovo y Just Eat se reparten el mercado',
    ['Glovo y Just Eat ya reparten.', 'Glovo'],
  ],
  [
    'L’Oréal España, S.A. vende champú a granel',
    'L’Oréal España, S.A. vende champú',
    ['Ya vende champú a granel.', "L'Oreal España"],
  ],
  [
    'ACME Foods Inc. sells 3,000 boxes each week',
    'ACME Foods Inc. sells 3,000 boxes each week',
    ['Vende 3000 cajas cada semana.', 'Acme Foods'],
  ],
  [
    'El 80% de las pymes aún factura en papel',
    'El 80% de las pymes aún factura en papel',
    'El 80 % de las pymes factura en papel.',
  ],
  [
    '8 de cada 10 pymes aún facturan en papel',
    '8 de cada 10 pymes aún facturan en papel',
    'Ocho de cada diez pymes facturan en papel.',
  ],
  [
    'Unos 2,5 millones de hogares tienen huerto',
    'Unos 2,5 millones de hogares tienen huerto',
    '2,5 M de hogares tienen huerto.',
  ],
  [
    '1.5m households own an allotment in the UK',
    '1.5m households own an allotment',
    'Millón y medio de hogares del Reino Unido.',
  ],
  [
    'The sector employs 45 000 people in France',
    'The sector employs 45 000 people in France',
    'Emplea a 45.000 personas en Francia.',
  ],
  [
    'Founded in 2012, it now has twenty-five shops',
    'Founded in 2012, it now has twenty-five shops',
    'Fundada en 2012, tiene 25 tiendas.',
  ],
  [
    'La app está disponible 24/7 en 14 idiomas',
    'La app está disponible 24/7 en 14 idiomas',
    'Disponible 24/7 en catorce idiomas.',
  ],
  [
    'El trámite cuesta 1.250,00 € más las tasas',
    'El trámite cuesta 1.250,00 € más las tasas',
    'Cuesta 1250 € más tasas.',
  ],
  [
    'Sales fell by 12 percent last year in the region',
    'Sales fell by 12 percent last year',
    'Las ventas cayeron un 12 % el año anterior.',
  ],
  [
    'Demand grew from 10% to 15% between 2020 and 2023',
    'Demand grew from 10% to 15% between 2020 and 2023',
    'La demanda pasó del 10 al 15 % entre 2020 y 2023.',
  ],
  [
    'Las reservas se han triplicado en dos años aquí',
    'Las reservas se han triplicado en dos años',
    'Las reservas se triplicaron en 2 años.',
  ],
  [
    'Un 5 % menos de paro y más consumo en el barrio',
    'Un 5 % menos de paro y más consumo',
    'Hay un 5 % menos de paro.',
  ],
  [
    'Es obligatorio un seguro de 300.000 € por siniestro',
    'Es obligatorio un seguro de 300.000 € por siniestro',
    'Hace falta un seguro de 300.000 euros.',
  ],
  [
    'Too Good To Go ya vende packs por 3,99 €',
    'Too Good To Go ya vende packs por 3,99 €',
    ['Vende packs por 3,99 €.', 'Too Good To Go'],
  ],
  [
    'TooGoodToGo salvó 4 packs por segundo en 2023',
    'TooGoodToGo salvó 4 packs por segundo en 2023',
    ['Salvó 4 packs por segundo en 2023.', 'Too Good To Go'],
  ],
  [
    'The app costs nothing; premium is $4.99/mo',
    'The app costs nothing; premium is $4.99/mo',
    'La versión de pago cuesta 4,99 dólares al mes.',
  ],
  [
    'Solo el 3% renueva. El resto, 97%, se va antes',
    'Solo el 3% renueva. El resto, 97%, se va',
    'Renueva el 3 % y se va el 97 %.',
  ],
  [
    'Alquiler de trasteros desde 1 €/día en Getafe',
    'Alquiler de trasteros desde 1 €/día en Getafe',
    'Desde un euro al día.',
  ],
  [
    'Half of UK adults buy second-hand clothes now',
    'Half of UK adults buy second-hand clothes',
    'La mitad de los adultos del Reino Unido compra ropa de segunda mano.',
  ],
  [
    'One-third of cafés close in their first year',
    'One-third of cafés close in their first year',
    'Un tercio de las cafeterías cierra el primer año.',
  ],
  [
    'Hasta 50 000 € de multa por vender sin permiso',
    'Hasta 50 000 € de multa por vender sin permiso',
    'La multa llega hasta 50.000 €.',
  ],
  [
    'Minimum order: 20 units; delivery in 2-3 weeks',
    'Minimum order: 20 units; delivery in 2-3 weeks',
    'Pedido mínimo de 20 unidades; entrega en 2-3 semanas.',
  ],
  [
    'Prices start at €1,200 for a 4-week course',
    'Prices start at €1,200 for a 4-week course',
    'Desde 1200 € por un curso de cuatro semanas.',
  ],
  [
    'Más de 1.000 ayuntamientos usan ya el sistema',
    'Más de 1.000 ayuntamientos usan ya el sistema',
    'Lo usan más de mil ayuntamientos.',
  ],
  [
    'En la encuesta, 73 de 100 dijeron que pagarían',
    'En la encuesta, 73 de 100 dijeron que pagarían',
    '73 de 100 dijeron que pagarían.',
  ],
  [
    'Ventas de 3.500 M€ en 2024 (+6,2 % interanual)',
    'Ventas de 3.500 M€ en 2024 (+6,2 % interanual)',
    'El sector vendió 3500 millones de euros en 2024, un 6,2 % más que el año anterior.',
  ],
  [
    'The average price per lesson is between 20 and 30 euros',
    'The average price per lesson is between 20 and 30 euros',
    'La clase cuesta de media entre 20 y 30 €.',
  ],
  [
    'Idealista cobra 49 € a particulares por anuncio',
    'Idealista cobra 49 € a particulares',
    ['Cobra 49 € por anuncio a particulares.', 'idealista'],
  ],
  [
    'Ya somos 15.000 socias y socios en 30 provincias',
    'Ya somos 15.000 socias y socios',
    'Dicen ser quince mil socios.',
  ],
  [
    'Mi perro come pienso del súper, 2 euros el kilo',
    'Mi perro come pienso del súper, 2 euros el kilo',
    'Hay quien da pienso del súper a 2 € el kilo.',
  ],
  [
    'No hay ninguna app que haga esto en mi ciudad',
    'No hay ninguna app que haga esto en mi ciudad',
    'Alguien dice que no hay ninguna app en su ciudad.',
  ],
  [
    'Caring.com lists 14 providers in the county',
    'Caring.com lists 14 providers in the county',
    ['Lista 14 proveedores.', 'Caring.com'],
  ],
  [
    'Two in five renters have no contents insurance',
    'Two in five renters have no contents insurance',
    'Dos de cada cinco inquilinos no tienen seguro.',
  ],
  [
    'Se fundó hace diez años y factura 1 millón',
    'Se fundó hace diez años y factura 1 millón',
    'Factura un millón y lleva 10 años.',
  ],
  [
    'Desde 9,99€ el primer mes; luego 19,99€',
    'Desde 9,99€ el primer mes; luego 19,99€',
    '9,99 € el primer mes y 19,99 € después.',
  ],
  [
    'The licence fee is 0.5% of turnover, capped at £5m',
    'The licence fee is 0.5% of turnover, capped at £5m',
    'La tasa es del 0,5 % de la facturación, con un tope de 5 millones de libras.',
  ],
];

/** The claims of which the finding is kept. */
function kept(cases: readonly Case[]): string[] {
  return cases.flatMap(([text, quote, ...claims]) =>
    claims.flatMap((each) => {
      const [claim, name] = typeof each === 'string' ? [each] : each;
      const source = { id: 1, url: 'https://site.example/x', title: 'Una página', text };
      const finding = { kind: 'demand', source: 1, quote, claim, name } as const;
      return checkFindings([finding], [source], 'Otra idea.').findings.map(() => `${quote}: ${claim}`);
    }),
  );
}

test('no false claim, forged page or cut quotation passes', () => expect(kept(FALSE)).toEqual([]));

test('every true claim passes', () =>
  expect(kept(TRUE)).toEqual(
    TRUE.flatMap(([, quote, ...claims]) => claims.map((each) => `${quote}: ${[each].flat()[0]}`)),
  ));
