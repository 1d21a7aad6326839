import type { Source } from '../../src/domain/evidence.ts';

/** The visitor's idea in the tests of web evidence. */
export const IDEA =
  'Una app que reparte comida fresca para perros a domicilio en Valencia por 12 € al mes, con recetas de veterinarios y recogida en tiendas del barrio.';

/** Search results without real companies. */
export const SOURCES: readonly (Source & { text: string })[] = [
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

/** Searches that the model proposes for the idea. */
export const QUERIES = [
  'comida fresca perros domicilio Valencia',
  'precio comida natural perros',
  'normativa piensos',
];
