/** With a figure, these make evidence firm: paid, bought, used, repeated, signed. */
export const proof = `
pay|pays|paid|paying|bought|buy|sold|charged|invoiced|earned|took
renew~|repeat~|came back|come back|signed|use it|used it|used|using|rented|booked|tested|tried
orders|bookings|sales|revenue|pre-?orders|pre-?sales|customers|subscribers|waiting list|waiting|recovered|contracts?|pilot|consultations|users
`;
