import type { CalibrationIdea } from './idea.ts';

/** Ideas that cannot work, or that nobody could want, however well they are written. */
export const absurd: readonly CalibrationIdea[] = [
  {
    id: 'time-machine-hire',
    es: 'Alquiler de máquinas del tiempo por horas para gente que quiere despedirse de un ser querido o ver la final de un mundial antiguo. 49 € la hora, con casco incluido. Abriríamos una tienda en el centro de Madrid y otra en Barcelona. El viaje al pasado tiene mucha demanda y ninguna agencia lo ofrece todavía.',
    en: 'Time machines hired by the hour, for people who want to say goodbye to a loved one or watch an old World Cup final. £49 an hour, helmet included. We would open a shop in central London and another in Manchester. There is a lot of demand for travelling to the past and no agency offers it yet.',
  },
  {
    id: 'umbrellas-for-fish',
    es: 'Paraguas para peces. Los peces están todo el día mojados y nadie ha pensado en ellos. Serían de colores, en tres tallas, y se venderían por suscripción mensual directamente a los peces del río.',
    en: 'Umbrellas for fish. Fish are wet all day long and nobody has given them a thought. They would be brightly coloured, in three sizes, and sold on a monthly subscription straight to the fish in the river.',
  },
  {
    id: 'perpetual-generator',
    es: 'He inventado un generador que se alimenta de su propia electricidad: se arranca una vez con una pila y ya funciona para siempre sin gastar nada, y sobra energía para vender. Con uno en cada casa desaparecerían las compañías eléctricas. Se vendería a 500 € y se amortiza en un mes. El prototipo está en mi garaje; de momento no gira, pero es por el rozamiento.',
    en: 'I have invented a generator that runs on its own electricity: you start it once with a battery and it then works for ever without using anything, with energy left over to sell. With one in every home the power companies would disappear. It would sell for £500 and pay for itself in a month. The prototype is in my garage; it does not turn yet, but that is down to friction.',
  },
  {
    id: 'cat-advisers',
    es: 'Asesoría de inversiones atendida solo por gatos. El cliente enseña sus ahorros, el gato se tumba encima de una de las opciones y en esa se mete todo el dinero. Los gatos no se equivocan porque tienen siete vidas. Cobraríamos en latas de atún.',
    en: 'Investment advice given only by cats. The client lays out the options for their savings, the cat lies down on one of them and all the money goes there. Cats are never wrong because they have nine lives. We would charge in tins of tuna.',
  },
];
