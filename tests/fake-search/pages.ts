import type { ProposedFinding } from '../../src/domain/old-evidence.ts';
import type { QuotableSource } from '../../src/evidence/check-findings.ts';

/** The visitor's idea in the tests of web evidence. */
export const IDEA =
  'Una app que reparte comida fresca para perros a domicilio en Valencia por 12 € al mes, con recetas de veterinarios y recogida en tiendas del barrio.';

/** Search results without real companies. */
export const SOURCES: readonly QuotableSource[] = [
  {
    id: 1,
    url: 'https://www.canelafresca.example/precios',
    title: 'Canela Fresca: precios de 2026',
    publishedAt: '2026-03-02',
    text: 'Canela Fresca reparte comida natural para perros en Valencia y Alicante desde 2019. La cuota empieza en 39,90 € al mes para perros de hasta 10 kg. El primer pedido tiene un 25 % de descuento. «Servimos a más de 1.204 familias», dice su fundadora. Se puede cancelar cuando se quiera.',
  },
  {
    id: 2,
    url: 'https://petmarket-report.example/europe',
    title: 'Fresh dog food in Europe',
    publishedAt: '2025-11-18',
    text: 'The European market for fresh dog food grew by 12.5 percent in 2025 and is worth 1.2 billion euros. Between 9 and 14 % of owners in Spain have tried it. Price is the main reason to stop: 3 out of 10 owners leave within six months. Delivery costs between €4.50 and €6 per order.',
  },
  {
    id: 3,
    url: 'https://blog.husky-friends.example/cocinar-en-casa',
    title: 'Cocinar para tu perro en casa',
    text: 'Muchos dueños cocinan en casa: arroz, pollo y zanahoria, unos 2 € al día. Los veterinarios avisan de que el 95 % de las recetas caseras están desequilibradas. En el foro hay 8.700 mensajes sobre el tema. Nadie quiere congelar raciones para todo el mes.',
  },
  {
    id: 4,
    url: 'https://boletin.example/normativa/piensos',
    title: 'Normativa de alimentos para animales de compañía',
    text: 'Quien fabrica alimentos para animales de compañía debe registrarse antes de vender. La multa por no hacerlo va de 3.001 a 60.000 euros. El registro tarda unos 45 días y hay que llevar un control de temperatura en el reparto.',
  },
];

/** Findings that match their sources. All pass the check. */
export const TRUE_FINDINGS: readonly ProposedFinding[] = [
  {
    kind: 'competitor',
    name: 'Canela Fresca',
    quote: 'Canela Fresca reparte comida natural para perros en Valencia y Alicante desde 2019',
    source: 1,
  },
  {
    kind: 'price',
    quote: 'La cuota empieza en 39,90 € al mes para perros de hasta 10 kg',
    source: 1,
  },
  {
    kind: 'demand',
    quote: 'Servimos a más de 1.204 familias',
    source: 1,
  },
  {
    kind: 'price',
    quote: 'El primer pedido tiene un 25 % de descuento.',
    source: 1,
  },
  {
    kind: 'demand',
    quote: 'The European market for fresh dog food grew by 12.5 percent in 2025',
    source: 2,
  },
  {
    kind: 'demand',
    quote: 'Between 9 and 14 % of owners in Spain have tried it',
    source: 2,
  },
  {
    kind: 'risk',
    quote: 'Price is the main reason to stop: 3 out of 10 owners leave within six months',
    source: 2,
  },
  {
    kind: 'price',
    quote: 'Delivery costs between €4.50 and €6 per order',
    translation: 'El envío cuesta entre 4,50 € y 6 € por pedido',
    source: 2,
  },
  {
    kind: 'alternative',
    quote: 'Muchos dueños cocinan en casa: arroz, pollo y zanahoria, unos 2 € al día',
    source: 3,
  },
  {
    kind: 'risk',
    quote: 'el 95 % de las recetas caseras están desequilibradas',
    source: 3,
  },
  {
    kind: 'demand',
    name: 'Husky Friends',
    quote: 'En el foro hay 8.700 mensajes sobre el tema',
    source: 3,
  },
  {
    kind: 'risk',
    quote: 'La multa por no hacerlo va de 3.001 a 60.000 euros',
    source: 4,
  },
  {
    kind: 'risk',
    quote: 'El registro tarda unos 45 días y hay que llevar un control de temperatura',
    source: 4,
  },
];

/** Invented or misquoted findings. None passes the check. */
export const FALSE_FINDINGS: readonly ProposedFinding[] = [
  {
    kind: 'competitor',
    name: 'Perrolandia',
    quote: 'Perrolandia es la líder del mercado de comida fresca',
    source: 1,
  },
  {
    kind: 'price',
    quote: 'La cuota empieza en 9,90 € al mes para perros de hasta 10 kg',
    source: 1,
  },
  {
    kind: 'demand',
    quote: 'Between 9 and 41 % of owners in Spain have tried it',
    source: 2,
  },
  { kind: 'risk', quote: 'El registro tarda unos 45 meses', source: 4 },
];

/** Searches that the model proposes for the idea. */
export const QUERIES = [
  'comida fresca perros domicilio Valencia',
  'precio comida natural perros',
  'normativa piensos',
];
