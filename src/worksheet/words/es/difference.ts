/** The offer beside what people have now. */
export const difference = `
a diferencia de
(?:en vez|en lugar) de
(?:mientras que|frente a|comparad[oa]s? con|respecto a)
(?:otr[oa]s|algun[oa]s|muchas?|muchos) (?:_ )?(?:_ )?(?:_ )?(?:no (?:se |lo |la |les? )?(?:desplazan|hacen|hace|ofrecen|ofrece|tienen|tiene(?! competencia)|llegan|llega|incluyen|sirven|sirve|entran|reparan|atienden|saben|garantizan|permiten|miran|recogen|avisan))
(?:los|las) (?:_ )?(?:_ )?(?:_ )?(?:no (?:se |lo |la |les? )?(?:desplazan|hacen|hace|ofrecen|ofrece|incluyen|sirven|sirve|entran|reparan|atienden|garantizan|permiten|miran|recogen|avisan))
(?:hay|existen|ya hay|ya existen) [^.]{6,70}(?:pero|aunque|y ninguna?)
(?:los demas|las demas|la competencia|los competidores|los sistemas (?:de|que)|otras apps|otras aplicaciones)
(?:unic[oa]s?) (?:registro|que|en (?!el mundo)|sistema|servicio|tienda|taller|empresa|homologad[oa]|de la|del)
(?:ningun[oa]?|nadie) (?:_ )?(?:competidor|mas|otr[oa]|app|empresa|tienda|agencia|lo ofrece|lo hace|ofrece|vende|recoge|repara)
no lo (?:tiene|hace|ofrece) (?:nadie|ningun)~
(?:en )?exclusiv~
patent~|homologad[oa]|acreditacion|acreditad[oa]s?|certificad[oa] por
(?<!valdra )(?<!vale )(?:mas|menos) (?:[a-z]+ )?que (?:los|las|el|la|un|una|otr|en|ir|hoy|ahora|comprar|contratar|alquilar)~
la (?:mitad|tercera parte) (?:de lo que|que|del precio)
sin (?:tener que|necesidad de|permanencia|instalar|cambiar|obras)
(?:diferencia|ventaja|diferencial):
la (?:diferencia|ventaja) (?:es|esta|con|frente)
nosotros (?:si|tendriamos|lo|la|les?|vamos|somos|ofrecemos|garantizamos|no) [a-z]+
algun[oa]s (?:_ )?(?:_ )?ya (?:lo |la )?(?:incluy|hac|ofrec|tien)~
(?:los|las) (?:programas|sistemas|apps|aplicaciones|tiendas|talleres|empresas|marcas|clinicas|academias) (?:_ )?(?:_ )?(?:no [a-z]+|estan|son|cuestan|cobran|tardan|vienen|quedan|piden)
`;
/** A difference that anybody could claim. */
export const differenceWeak = `
(?:mucho )?(?:mejor|mas barat[oa]s?|mas rapid[oa]s?|mas facil|mas comod[oa]|mas simple|mas economic[oa]|mas sostenible)
(?:con|usando|gracias a) (?:la )?(?:ia|inteligencia artificial)
(?:innovador|diferente|original|personalizad|ecologic|sostenible|artesan|de calidad|calidad buena|buen trato|hech[oa]s? a mano)~
`;
