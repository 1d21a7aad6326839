import { brand } from '../../brand.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import type { LegalText } from './messages.ts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

export const privacyEn: LegalText = (settings) => ({
  'In short': [
    [
      'There are no accounts, no sign-up and no cookies.',
      `Neither your idea nor the report is stored on the ${brand.name} server or linked to your identity.`,
      settings.service
        ? 'Your idea is sent to an AI service, only to write the report.'
        : 'Fixed rules on this server set out what your text says, without AI: it is sent to nobody else.',
      settings.search !== null &&
        'To read the web, the server sends short searches, never your text. You can turn them off.',
      settings.analytics.kind === 'off'
        ? 'Visits are not measured.'
        : 'Visits are measured anonymously and without cookies.',
      'Do not enter sensitive or confidential information, about yourself or anyone else.',
    ],
  ],
  'Who is responsible for your data': [
    `${brand.name} is free software that anyone may host. Whoever hosts this site is responsible for the data handled here:`,
    { 'Data controller': brand.legal.owner, Contact: brand.legal.contact, Country: brand.legal.country },
  ],
  'Your idea and your report': [
    serviceText(settings.service),
    settings.service !== null &&
      'That service receives the text of your idea and the instructions for the report, and nothing else: no name, no network address, nothing that identifies you unless you write it yourself. It handles the text under its own privacy policy and may be outside your country or the European Economic Area.',
    settings.otherServices.length > 0 &&
      `If it does not answer, the idea may be sent to ${either.format(settings.otherServices)}. The report always says who wrote it.`,
    settings.service !== null &&
      'A note that you write below the answer goes to the same service, with your idea, the score, the answer and the earlier notes. Asking for more ratings sends your idea again.',
    'Once the response is finished, the server keeps neither the idea nor the report: they go into no database, no log and no statistics.',
    'The PDF is made in your browser and is not sent anywhere. Its metadata contains everything it shows, your idea included, so that it can be opened here again. Opening it sends nothing either.',
  ],
  'Web search': settings.search !== null && [
    `While your report is being written, this server sends short searches about your trade and your area to ${searchRecipient(settings.search)}. It receives those words and nothing else: neither your text nor your network address. You can turn the searches off below the form, and the report shows every one of them.`,
    'The AI service that writes your report suggests the searches, of eight words at most. The server leaves out any that repeats a sentence of yours, or that contains an address, an email, a telephone number or a user name. To write the answer, the AI service then receives excerpts of the pages found; to give the score, it does not.',
    'Neither the searches nor the pages are kept on the server. They stay in the report in your tab and in what you download.',
    'The links to the sources open only if you click them; your browser then visits that site without telling it which page you came from.',
  ],
  'If you use your own AI service': settings.visitorServices.length > 0 && [
    'In the settings you can choose a service of your own. The idea then goes from your browser to that service, without passing through this server:',
    [
      settings.visitorServices.includes('huggingface') &&
        'Hugging Face, with your token: your idea and your token reach Hugging Face, which passes the idea on to a model provider. Your account and their terms apply.',
      settings.visitorServices.includes('ollama') &&
        'Ollama, on your own computer: the idea does not leave it.',
    ],
    'The token stays only in the tab’s memory, unless you tick “Remember in this browser”.',
  ],
  'If you read applications to a call': [
    `The page for calls reads the table in your browser. Only the texts that you mark to be sent leave it, with the name of their column and the criteria. What you hide, the rest of the table, your decisions and your notes do not leave it.`,
    settings.calls !== null &&
      settings.service !== null &&
      `With this site’s service, each text passes through this server, which does not keep it, to ${settings.service.label}, and to nobody else.`,
    settings.visitorServices.length > 0 &&
      'If you use your own service, the texts go straight from your browser to it and nothing passes through this site.',
    'If you run the call, you are accountable to its applicants: tell them beforehand who reads their texts, honour their rights and make the decisions yourself. Hiding a column does not hide a name written inside a text.',
  ],
  'What stays in your browser': [
    'So that you lose nothing when the page reloads, your browser keeps the following. It is not sent to the server, and you can delete it whenever you like:',
    [
      `The text you typed, your latest report, one that is still unfinished and your latest note, in the tab’s session storage (“${brand.slug}_session”, “${brand.slug}_report”, “${brand.slug}_writing” and “${brand.slug}_notes”). They are erased by “Analyze New Idea” and by closing the tab.`,
      `The language you chose, under “${brand.slug}_lang” in local storage.`,
      settings.search !== null &&
        `That you have turned web searches off, under “${brand.slug}_no_search” in local storage. It is erased when you turn them on again.`,
      `The reports you save, in the database “${brand.slug}-reports”, with a marker that some exist (“${brand.slug}_saved”). Only if you ask for it. They are erased with “Delete” in “My reports”.`,
      `A call: table, readings and decisions, in the database “${brand.slug}-call”. It is erased with “Delete this call from the browser”.`,
      settings.visitorServices.length > 0 &&
        `Your AI settings, with the token if there is one, under “${brand.slug}_ai” in local storage, and only if you ask for them to be remembered. They are erased when you untick that box and save.`,
    ],
  ],
  'If you share a report by link': [
    'The link contains the report, with your idea. It is not stored on any server: it is in the part of the address that browsers do not send, and this page takes it out of the address before doing anything else. Whoever has the link can read the report, and so can the application you send it with.',
  ],
  'Your network address': [
    `So that nobody uses up the service for everyone else, the server limits ${limitsText(settings)}. To count them it uses your IP address, but does not store it: it turns it into a code with a secret key that is renewed every day. After that day the code cannot be traced back to your address.`,
    'The technical logs record whether each request succeeded, how long it took and how many there were. They do not contain your idea, your report or your token.',
    'The provider that hosts or connects this site may log the addresses that connect, as with any other website.',
  ],
  'Measuring visits': analyticsText(settings),
  'AI-generated content': [
    settings.service
      ? 'The reports, with their scores and answers, are generated by an artificial intelligence system. They may contain mistakes, invented facts or companies that do not exist. Every report and every PDF says which model wrote it and when.'
      : 'This site writes no reports: fixed rules make a worksheet, without artificial intelligence, and it says so. If you choose an AI service in the settings, the report says which model wrote it.',
    'No automated decision is taken that affects you legally: the report only offers you guidance.',
  ],
  'Why these data may be handled': [
    [
      'Your idea: because you ask for a report on it (Article 6(1)(b) of the General Data Protection Regulation).',
      'The code made from your address and the technical logs: because of the legitimate interest in keeping the service secure and available to everyone (Article 6(1)(f)).',
      settings.analytics.kind !== 'off' &&
        'The anonymous measurement of visits: because of the legitimate interest in knowing how much the site is used (Article 6(1)(f)).',
    ],
  ],
  'Your rights': [
    'You have the right to access your data, to have them corrected or erased, to take them to another service, and to object to their processing or have it restricted. To exercise these rights, write to the contact given above.',
    'Since neither ideas nor reports are stored or linked to a person, there will normally be nothing to hand over or erase.',
    'If you believe your data have not been handled properly, you may complain to your country’s data protection authority. In the United Kingdom it is the Information Commissioner’s Office (ico.org.uk); in Spain, the Agencia Española de Protección de Datos (www.aepd.es).',
  ],
  Changes: ['If the way data are handled changes, this text and its date will change too.'],
});

function searchRecipient({ name, label }: NonNullable<SiteSettings['search']>): string {
  switch (name) {
    case 'searxng':
      return `a ${label} search service chosen by whoever hosts the site, which passes them on to other search engines`;
    case 'ollama':
      return `${label}’s search (ollama.com), using the account of whoever hosts the site`;
    default:
      return `${label}, a search service independent of this site`;
  }
}

function serviceText(service: SiteSettings['service']): string {
  if (!service)
    return 'Your idea reaches this server, where fixed rules set out in memory what it says. It is not sent to any AI service.';
  const { name, label, model, provider } = service;
  switch (name) {
    case 'huggingface': {
      const providerText =
        provider === null ? 'to the provider that' : `to the provider “${provider}”, which`;
      return `Your idea reaches this server, which sends it to ${label} and, through it, ${providerText} runs the model ${model}.`;
    }
    case 'ollama':
      return `Your idea reaches this server, which sends it to the model ${model} on an ${label} server chosen by whoever hosts the site.`;
    default:
      return `Your idea reaches this server, which sends it to the model ${model} of this service: ${label}.`;
  }
}

function limitsText({ limits: { perMinute, perDay } }: SiteSettings): string {
  const numbers = [perMinute > 0 && `${perMinute} a minute`, perDay > 0 && `${perDay} a day`].filter(Boolean);
  return numbers.length === 0
    ? 'how many reports can be requested at once'
    : `how many reports can be requested (${numbers.join(' and ')}, and a few at once)`;
}

function analyticsText({ analytics }: SiteSettings): string[] {
  if (analytics.kind === 'off')
    return ['This site does not measure visits and loads nothing from third parties.'];
  return [
    analytics.kind === 'vercel'
      ? 'This site uses the visitor analytics and speed measurement of Vercel, its hosting provider. They count visits, country, type of device, traffic source and how long the page takes, with the IP address anonymised.'
      : `This site uses ${analytics.kind === 'umami' ? 'Umami' : 'Plausible'} (${new URL(analytics.src).host}) to count visits, country, type of device and traffic source, with the IP address anonymised.`,
    'It uses no cookies, does not collect your idea or what you do with it, and cannot recognise you from one day to the next. If your browser sends the Global Privacy Control or “Do Not Track” signal, it is not loaded.',
  ];
}
