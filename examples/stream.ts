// Streams a report, section by section, with Node 22.18 or newer: node stream.ts "your idea" [http://localhost:3000]
const [idea, site = 'http://localhost:3000'] = process.argv.slice(2);
const response = await fetch(`${site}/api/analyses`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  body: JSON.stringify({ idea, language: 'en' }),
});
if (!response.ok || !response.body) throw new Error((await response.json()).detail);
let [text, last] = ['', ''];
for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
  const events = (text + chunk).split('\n\n');
  text = events.pop() ?? '';
  for (const [, name, json] of events.flatMap((event) => [...event.matchAll(/^event: (.*)\ndata: (.*)$/g)])) {
    const data = JSON.parse(json ?? '');
    if (name === 'section') console.log(`${data.field}: ${JSON.stringify(data.value)}`);
    // A server without a model sends a worksheet.
    if (name === 'worksheet') console.log(JSON.stringify(data.worksheet));
    if (name === 'error') throw new Error(data.message);
    last = name ?? '';
  }
}
if (last !== 'report' && last !== 'worksheet') throw new Error('The stream ended too early.');
