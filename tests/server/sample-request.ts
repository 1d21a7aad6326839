export const IDEA =
  'A subscription that delivers sourdough to offices in Leeds every morning, for four pounds a person and day.';

export const AS_STREAM = { accept: 'text/event-stream' };
