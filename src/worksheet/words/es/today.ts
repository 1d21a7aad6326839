/** What the problem costs now, or how people get by without the offer. */
export const today = `
hoy(?: en dia)? (?:lo |la |los |las |se |les? )?(?:pag|apunt|us|hac|llam|resuelv|compr|gast|tir|llev|cuest|esper|tard|sal|van|piden|contrat|alquil|mand|imprim)~
(?:ahora|actualmente|de momento|hasta ahora) (?:lo |la |los |las |se |les? )?(?:pagan?|apuntan?|usan?|hacen?|llaman?|compran?|gastan?|tiran?|llevan?|resuelven?|cuesta|van|piden|contratan?)
(?:lo |la )?(?:apunt|hac|llev|gestion|calcul|organiz)(?:a|an|en|e|amos) (?:_ )?(?:a mano|en papel|en excel|en (?:una )?(?:libreta|hoja)|por whatsapp|por telefono)
(?:en papel|en excel|con excel|en una libreta|en hojas de calculo)
(?:apunt|copi|rellen|escrib|revis|llam|busc|calcul|anot|pasan|cuentan)~ (?:_ )?(?:a mano|un[oa] a un[oa])
(?:pierd|gast|tard|tir|esper)~ (?:_ )?(?:_ )?(?:# |unos |unas |medi[oa] |un |una )(?:[a-z]+ )?(?:€|euros?|horas?|minutos?|dias?|semanas?|mes(?:es)?|manana|tarde|%|kilos?|toneladas|pesos|dolares)
(?:# |una |media )(?:horas?|minutos|dias|tardes?|mananas?) (?:al dia |a la semana |al mes )?(?:perdid|persig|busc|llam|esper|de espera)~
hoy (?:los|las|el|la) [a-z]+ (?:lo |la )?(?:pagan?|usan?|gastan?|llaman?|hacen?|compran?|van)
ya (?:lo )?pagan? (?:a |por |para |hoy)
(?:se )?gastan? (?:_ )?(?:[0-9€$£])
(?:se van|le cuesta|les cuesta) (?:_ )?[0-9]
(?:cada|al) (?:dia|semana|mes|ano|noche|curso|temporada|cosecha|septiembre|verano) (?:_ )?(?:pierd[a-z]+|tir[ao]n?|tiramos|gast[ao]n?|gastamos|se van|desaparec[a-z]+)
(?:pierd|tir|gast|se pierd|desaparec)~ [^.]{0,40}(?:al|cada) (?:dia|semana|mes|ano|noche)
(?:el |un |del )?[0-9][0-9.,]* ?% de (?:las?|los?|sus|lo) [^.]{0,40}(?:se pierd|se tir|acab|desaparec|falla|caduc)~
(?:se )?(?:pierde|tira|tiran|pierden) (?:_ )?(?:el |un )?[0-9][0-9.,]* ?%
`;
