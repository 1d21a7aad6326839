/** Where it begins, or how customers are reached. */
export const start = `
(?:empez|comenz|arranc|lanz)(?:ar|aria|ariamos|aremos|are|amos|ando|ariamos) (?:_ )?(?:por|en|con|los|las|delante|desde|hablando|vendiendo|ofreciendo|a)
se empieza (?:por|con|en)
(?:empiezo|empezamos|empieza) (?:_ )?(?:por|en|con)
primer(?:o|os|a|as) (?:_ )?(?:clientes|colegios|tiendas|ciudad|barrio)
(?:a traves de|por medio de|de la mano de|via) (?:_ )?[a-z]+
(?:con|por|en|de|hablando con) (?:la|una|mi|las|sus) (?:_ )?(?:asociacion|federacion|cooperativa|distribuidora|lavanderia|ampa|camara de comercio)(?:es)?
(?:con|por|via) (?:un|el|mi) (?:distribuidor|mayorista|colegio profesional|gremio)
(?:por|en|con|mediante) (?:mi |anuncios en |grupos de |una cuenta de )?(?:instagram|tiktok|facebook|linkedin|youtube|google|redes sociales|las redes|wallapop|etsy|amazon)
boca a boca|boca a oreja|puerta a puerta|ferias?|mercadillos?|carteles|folletos|buzoneo|newsletter|seo
(?:en|por) (?:el|mi|los|un) (?:barrio|pueblo|mercado|ciudad|zona|comarca|polideportivo|instituto|portal|edificio|centro de)
(?:en|por) (?:mi|la) (?:ciudad|zona|comarca|provincia|calle|universidad|facultad|plaza|playa)
(?:el|los) (?:sabado|domingo|lunes|viernes)s? (?:_ )?(?:delante|en|por)
(?:en|de|por) (?:madrid|barcelona|valencia|sevilla|zaragoza|malaga|bilbao|murcia|alicante|vigo|gijon|granada|cordoba|cadiz|huesca|burgos|leon|salamanca|toledo|galicia|asturias|andalucia|cataluna|navarra|mallorca|canarias|mexico|bogota|medellin|lima|santiago|quito|monterrey|guadalajara|cdmx|buenos aires|rosario|montevideo|caracas)
`;
