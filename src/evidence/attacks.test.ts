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
  [
    'The global meal kit market size was valued at USD 20.54 billion in 2022',
    'The global meal kit market size was valued at USD 20.54 billion in 2022',
    'El mercado valía 20,54 millones de dólares en 2022.',
    'El mercado valía 20,54 billones de dólares en 2022.',
    'The market was worth €20.54 billion.',
  ],
  [
    'Vinted (Lituania) tiene 75 millones de usuarios en 18 países',
    'Vinted (Lituania) tiene 75 millones de usuarios en 18 países',
    'Tiene 18 millones de usuarios.',
    'Factura 75 millones de euros.',
  ],
  [
    'Un 47% de los españoles de entre 18 y 34 años ha comprado ropa usada',
    'Un 47% de los españoles de entre 18 y 34 años ha comprado ropa usada',
    'El 53 % no ha comprado ropa usada.',
    'Casi la mitad de los españoles compra ropa usada.',
    'El 34 % ha comprado ropa usada.',
  ],
  [
    'Airbnb retuvo un 3 % al anfitrión y un 14 % al huésped',
    'Airbnb retuvo un 3 % al anfitrión y un 14 % al huésped',
    'Airbnb cobra un 17 % en total.',
  ],
  [
    'Planes desde $199 MXN al mes para restaurantes',
    'Planes desde $199 MXN al mes',
    'Desde 199 dólares al mes.',
  ],
  ['Precio: 120 € al año, o 12 € al mes', 'Precio: 120 € al año, o 12 € al mes', 'Cuesta 120 € al mes.'],
  [
    'Precio anual: 120 €. Precio mensual: 12 €.',
    'Precio anual: 120 €. Precio mensual: 12 €',
    'Cuesta 120 € al mes.',
  ],
  [
    'Los alquileres subieron un 11,3% en agosto',
    'Los alquileres subieron un 11,3% en agosto',
    'Los alquileres bajan un 11,3 %.',
    'Caen los alquileres.',
  ],
  [
    'El sector da empleo a 3.000 personas en Vigo',
    'El sector da empleo a 3.000 personas',
    'Da empleo a 3 personas.',
    'Da empleo a tres millones de personas.',
    'Mueve 3000 €.',
    'Da empleo al 3000 por mil.',
  ],
  [
    'Solo cinco talleres de la zona lo hacen',
    'Solo cinco talleres de la zona lo hacen',
    'Lo hacen cincuenta talleres.',
    'Lo hacen cinco de cada seis talleres.',
  ],
  ['Abrimos en 24-48 horas en toda la península', 'Abrimos en 24-48 horas en toda', 'Abre en 24-48 días.'],
  [
    'It takes 30 minutes to set up the machine',
    'It takes 30 minutes to set up',
    'Se monta en 30 segundos.',
    'Se monta en media hora y 20 minutos.',
  ],
  [
    'Fifteen schools and two councils bought it',
    'Fifteen schools and two councils bought it',
    'Fifty schools bought it.',
    'Lo compraron diecisiete instituciones.',
  ],
  [
    'El 90 % de los pedidos llega a tiempo',
    'El 90 % de los pedidos llega a tiempo',
    'El noventa y cinco por ciento llega a tiempo.',
    'El 90 por mil llega a tiempo.',
    '90 pedidos llegan a tiempo.',
    'Llegan a tiempo 90 mil pedidos.',
  ],
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
  [
    'A 2019 study of 1,004 dog owners found that 7 in 10 feel guilty leaving pets alone',
    '7 in 10 feel guilty leaving pets alone',
    'Según un estudio, 7 de cada 10 dueños se sienten culpables al dejar solas a sus mascotas.',
  ],
  [
    'El precio medio de una clase particular en España es de 14,27 euros la hora, según Tusclasesparticulares.',
    'El precio medio de una clase particular en España es de 14,27 euros la hora',
    ['Una clase particular cuesta de media 14,27 euros la hora.', 'Tusclasesparticulares'],
  ],
  [
    'Airbnb retuvo un 3 % al anfitrión y un 14 % al huésped',
    'Airbnb retuvo un 3 % al anfitrión y un 14 % al huésped',
    ['Airbnb cobra un 3 % al anfitrión y un 14 % al huésped.', 'Airbnb'],
  ],
  [
    'The global meal kit market size was valued at USD 20.54 billion in 2022',
    'The global meal kit market size was valued at USD 20.54 billion in 2022',
    'El mercado mundial valía 20.540 millones de dólares en 2022.',
    'El mercado mundial valía 20,54 mil millones de dólares en 2022.',
  ],
  [
    'and is expected to expand at a CAGR of 15.3% from 2023 to 2030.',
    'expected to expand at a CAGR of 15.3% from 2023 to 2030',
    'Se espera que crezca un 15,3 % anual de 2023 a 2030.',
  ],
  [
    'Un 47% de los españoles de entre 18 y 34 años ha comprado ropa usada',
    'Un 47% de los españoles de entre 18 y 34 años ha comprado ropa usada',
    'El 47 % de los españoles de 18 a 34 años ha comprado ropa usada.',
  ],
  [
    'Vinted (Lituania) tiene 75 millones de usuarios en 18 países',
    'Vinted (Lituania) tiene 75 millones de usuarios en 18 países',
    ['Tiene 75 millones de usuarios en 18 países.', 'Vinted'],
  ],
  [
    'La tarifa es gratuita hasta 5 usuarios; luego 8€ por usuario y mes',
    'La tarifa es gratuita hasta 5 usuarios; luego 8€ por usuario y mes',
    'Gratis hasta 5 usuarios y después 8 € por usuario y mes.',
  ],
  [
    'You must be at least 18 years old and hold a Level 2 certificate',
    'You must be at least 18 years old and hold a Level 2 certificate',
    'Hay que tener al menos 18 años y un certificado de nivel 2.',
  ],
  [
    'El 1 de enero de 2025 entró en vigor la norma que obliga a separar los biorresiduos',
    'El 1 de enero de 2025 entró en vigor la norma',
    'La norma está en vigor desde el 1 de enero de 2025.',
  ],
  [
    'Nearly half of all startups in the sector shut down within five years',
    'Nearly half of all startups in the sector shut down within five years',
    'Casi la mitad de las empresas del sector cierra en cinco años.',
  ],
  [
    'Cobramos 25€ + IVA por visita, desplazamiento incluido hasta 20km',
    'Cobramos 25€ + IVA por visita, desplazamiento incluido hasta 20km',
    'Cobra 25 € más IVA por visita, con desplazamiento de hasta 20 km.',
  ],
  [
    'En 3 años pasamos de 2 a 40 empleados y de 1 a 6 oficinas',
    'En 3 años pasamos de 2 a 40 empleados',
    'Pasó de 2 a 40 empleados en 3 años.',
  ],
  [
    'Los alquileres subieron un 11,3% en agosto respecto al año anterior',
    'Los alquileres subieron un 11,3% en agosto respecto al año anterior',
    'Los alquileres suben un 11,3 % en un año.',
  ],
  [
    'El número de quioscos ha caído a la mitad en diez años en Madrid',
    'El número de quioscos ha caído a la mitad en diez años',
    'Los quioscos de Madrid se han reducido a la mitad en diez años.',
  ],
  [
    'Repair cafés: there are now over 2,500 worldwide',
    'there are now over 2,500 worldwide',
    ['Hay más de 2500 en todo el mundo.', 'Repair Cafés'],
  ],
  [
    'Nuestro servicio de canguro empieza en 9 €/h (mín. 3 h)',
    'Nuestro servicio de canguro empieza en 9 €/h (mín. 3 h)',
    'Desde 9 € la hora, con un mínimo de 3 horas.',
  ],
  [
    'We charge a flat fee of $0.30 plus 2.9% per transaction',
    'We charge a flat fee of $0.30 plus 2.9% per transaction',
    'Cobra 0,30 dólares más un 2,9 % por transacción.',
  ],
  [
    'Multa de hasta 600.000 euros por vertidos ilegales, dice el BOE',
    'Multa de hasta 600.000 euros por vertidos ilegales',
    'La multa puede llegar a 600.000 euros.',
  ],
  [
    'MercadoLibre y Amazon suman el 60% de las ventas online de Chile',
    'MercadoLibre y Amazon suman el 60% de las ventas online',
    ['Entre las dos suman el 60 % de las ventas en línea de Chile.', 'Mercado Libre'],
  ],
  [
    'Precio: $4.990 CLP mensuales, primer mes gratis',
    'Precio: $4.990 CLP mensuales, primer mes gratis',
    'Cuesta 4.990 pesos al mes (Chile).',
  ],
  [
    'Planes desde $199 MXN al mes para restaurantes',
    'Planes desde $199 MXN al mes',
    'Desde 199 pesos mexicanos al mes (México).',
  ],
  [
    'La plataforma factura 12M€ y da trabajo a 85 personas',
    'La plataforma factura 12M€ y da trabajo a 85 personas',
    'Factura 12 millones de euros y emplea a 85 personas.',
  ],
  [
    'Se calcula un gasto medio de unos 1.200-1.500 € anuales por perro',
    'Se calcula un gasto medio de unos 1.200-1.500 € anuales por perro',
    'El gasto medio es de 1200 a 1500 € al año por perro.',
  ],
  [
    'Our survey (n=312) shows 41% would switch for a lower price',
    'Our survey (n=312) shows 41% would switch for a lower price',
    'En una encuesta a 312 personas, el 41 % cambiaría por un precio menor.',
  ],
  [
    'Users complain that the app crashes and support never answers',
    'Users complain that the app crashes and support never answers',
    'Los usuarios se quejan de que la app falla y el soporte no responde.',
  ],
  [
    'El sector creció a doble dígito durante la pandemia y luego se frenó',
    'El sector creció a doble dígito durante la pandemia',
    'El sector creció a doble dígito en la pandemia.',
  ],
  [
    'Starting from only £12.99, with 10% off your first order',
    'Starting from only £12.99, with 10% off your first order',
    'Desde 12,99 £, con un 10 % de descuento en el primer pedido.',
  ],
  [
    'Ikea vende un kit parecido por 79,99€ y Leroy Merlin por 65',
    'Ikea vende un kit parecido por 79,99€',
    ['Ikea vende un kit parecido por 79,99 €.', 'IKEA'],
  ],
  [
    'Un tercio del alimento que se produce acaba en la basura',
    'Un tercio del alimento que se produce acaba en la basura',
    'Un tercio del alimento acaba en la basura.',
  ],
  [
    'Only 1 in 5 small firms has a cyber policy, ABI says',
    'Only 1 in 5 small firms has a cyber policy',
    'Solo una de cada cinco pymes tiene póliza (Reino Unido).',
  ],
  ['El 90 por 100 de los pedidos llega en 24-48 horas', 'llega en 24-48 horas', 'Llega en 24-48 horas.'],
  [
    'Te ofrecemos 2 meses gratis si pagas 12 meses',
    'Te ofrecemos 2 meses gratis si pagas 12 meses',
    'Regala 2 meses al pagar 12.',
  ],
  [
    'Hay lista de espera de 6 meses en la mayoría de las residencias caninas',
    'Hay lista de espera de 6 meses',
    'Hay listas de espera de seis meses.',
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

test('no false claim, forged page or cut quotation passes the check', () => expect(kept(FALSE)).toEqual([]));

test('every true claim passes the check', () =>
  expect(kept(TRUE)).toEqual(
    TRUE.flatMap(([, quote, ...claims]) => claims.map((each) => `${quote}: ${[each].flat()[0]}`)),
  ));
