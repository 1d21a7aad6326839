import { defineMessages } from '../../document/messages.ts';

/** Texts for opening, sharing, saving and comparing reports. */
export const shareMessages = defineMessages({
  es: {
    close: 'Cerrar',
    // Share
    share: 'Compartir',
    shareWhy:
      'El enlace lo contiene todo, también tu idea: no se guarda en ningún servidor. Quien lo tenga puede leerlo.',
    shortLink: 'Enlace con el resumen',
    shortLinkNote: 'Idea, puntuación, ejes y pitch. Cabe en un chat.',
    wholeLink: 'Enlace completo',
    wholeLinkNote: 'Lleva todo. Algunos chats y correos lo cortan; quien lo abra verá si falta algo.',
    copyShort: 'Copiar el enlace con el resumen',
    copyWhole: 'Copiar el enlace completo',
    device: 'Compartir con otra aplicación',
    deviceFailed: 'No se ha podido compartir. Copia el enlace y envíalo.',
    linkFailed: 'Este navegador no puede hacer enlaces. Descarga el informe en JSON y envía el archivo.',
    // Open
    openTitle: 'Mis informes',
    noneSaved:
      'Todavía no has guardado ningún informe en este navegador. Cuando haya dos, podrás compararlos aquí.',
    openFile: 'Abrir un archivo',
    openWhy:
      'Elige un informe que descargaste aquí, o suéltalo en cualquier sitio de la página. No se envía a ningún servidor.',
    chooseFile: 'Elegir archivo',
    problem: {
      not_json: 'Esto no es un informe. Elige el PDF o el archivo JSON que descargaste aquí.',
      not_a_report:
        'Este JSON no es un informe de esta página. Elige el que descargaste con «Descargar JSON».',
      newer: 'Lo escribió una versión más nueva. Recarga la página e inténtalo otra vez.',
      damaged: 'El informe está incompleto o alguien lo ha cambiado, y no se puede leer.',
      too_large: 'Es demasiado grande para ser un informe.',
      cut: 'El enlace está cortado o ha cambiado. Pide que te lo envíen otra vez, entero.',
      pdf_altered:
        'Este PDF está cortado o ha cambiado desde que se hizo. Descárgalo o pídelo otra vez, o abre el archivo JSON.',
      pdf_without_report:
        'Este PDF no lleva dentro ningún informe: no se descargó aquí o lo ha guardado otro programa.',
      unreadable: 'El navegador no ha podido leer el archivo. Inténtalo otra vez.',
    },
    problemAt: (path: string) => `Falla aquí: ${path}.`,
    nothingLost: 'Lo que tenías en la página sigue igual.',
    openProblem: 'No se ha podido abrir',
    tabProblem: 'El informe de esta pestaña no se ha podido abrir',
    tabKept: 'Sigue en la pestaña hasta que haya otro informe.',
    // Marks
    origin: {
      file: 'Abierto desde un archivo; no se ha escrito aquí',
      link: 'Abierto desde un enlace; no sabemos quién lo escribió',
      resaved: 'Abierto desde un PDF que otro programa guardó después; ves el original, sin esos cambios',
      saved: 'Abierto desde los informes guardados en este navegador',
    },
    leftOut: (list: string) => `Falta lo que no hemos podido leer o esta versión ya no tiene: ${list}.`,
    part: {
      advice: 'el consejo',
      plan: 'el plan de validación',
      'plan.sums.low': 'las horquillas de las cuentas',
      'plan.sums.when': 'las cuentas de los primeros meses',
      ratings: 'las otras valoraciones',
      results: 'lo que has averiguado',
      evidence: 'las fuentes de la web',
      'report.scoreBreakdown': 'los ejes de la puntuación',
    },
    detail: 'algún detalle',
    // Short form
    shortWhy:
      'Este enlace trae un resumen: la idea, la puntuación con sus ejes, el pitch y el titular. El resto del informe no va en él.',
    ownIdea: '¿Y la tuya?',
    tryOwn: 'Pon a prueba tu propia idea',
    analyzeThis: 'Pedir un informe de esta idea',
    // Saved
    onlyInTab: 'Solo está en esta pestaña.',
    keepOne: 'Guardar',
    inThisBrowser: 'en este navegador',
    savedHere: 'Guardado en este navegador.',
    allSavedHere: 'Guardado en este navegador, como todos los que escribas.',
    keepAlways: 'Guardar siempre',
    keep: 'Guardar cada informe nuevo en este navegador',
    keepNote: 'Con tu idea y tus notas. No se envía a nadie. Si lo quitas, los guardados siguen aquí.',
    saveFailed: 'No se ha guardado: el navegador no tiene sitio o no deja. Descarga el informe en JSON.',
    savedNote:
      'Solo están en este navegador. Safari puede borrarlos si pasas siete días sin abrir esta página.',
    openSaved: 'Abrir',
    openOne: (name: string) => `Abrir ${name}`,
    download: 'Descargar',
    downloadOne: (name: string) => `Descargar ${name}`,
    unnamed: 'Informe que no se abre',
    deleteOne: (name: string) => `Borrar ${name}`,
    delete: 'Borrar',
    deleted: (name: string) => `«${name}» se ha borrado.`,
    undo: 'Deshacer',
    // Compare
    compare: 'Comparar',
    compareOne: (name: string) => `Comparar ${name}`,
    chooseAnother: 'Elige otro informe para compararlos.',
    inShort: 'En breve',
    decision: 'Decisión',
    comparison: (one: string, other: string) => `${one} y ${other}, lado a lado`,
  },
  en: {
    close: 'Close',
    share: 'Share',
    shareWhy:
      'The link contains everything, your idea included: it is not stored on any server. Whoever has the link can read it.',
    shortLink: 'Link with the summary',
    shortLinkNote: 'Idea, score, axes and pitch. Fits in a chat.',
    wholeLink: 'Full link',
    wholeLinkNote:
      'It holds everything. Some chats and mail programs cut it; whoever opens it will see if anything is missing.',
    copyShort: 'Copy the link with the summary',
    copyWhole: 'Copy full link',
    device: 'Share with another app',
    deviceFailed: 'Sharing failed. Copy the link and send it instead.',
    linkFailed: 'This browser cannot make links. Download the report as JSON and send the file.',
    openTitle: 'My reports',
    noneSaved:
      'You have not saved any report in this browser yet. Once there are two, you can compare them here.',
    openFile: 'Open a file',
    openWhy:
      'Choose a report that you downloaded here, or drop it anywhere on the page. It is not sent to any server.',
    chooseFile: 'Choose a file',
    problem: {
      not_json: 'This is not a report. Choose the PDF or the JSON file you downloaded here.',
      not_a_report:
        'This JSON is not a report of this site. Choose the one you downloaded with “Download JSON”.',
      newer: 'A newer version wrote it. Reload the page and try again.',
      damaged: 'The report is incomplete or somebody has changed it, and it cannot be read.',
      too_large: 'It is too large to be a report.',
      cut: 'The link is cut short or was changed. Ask for the whole link again.',
      pdf_altered:
        'This PDF is cut short or was changed after it was made. Download it or ask for it again, or open the JSON file.',
      pdf_without_report:
        'This PDF holds no report: it was not downloaded here, or another program has saved it.',
      unreadable: 'The browser could not read the file. Try again.',
    },
    problemAt: (path: string) => `The problem is here: ${path}.`,
    nothingLost: 'What you had on the page is still here.',
    openProblem: 'It could not be opened',
    tabProblem: 'The report of this tab could not be opened',
    tabKept: 'It stays in the tab until there is another report.',
    origin: {
      file: 'Opened from a file; not written here',
      link: 'Opened from a link; we do not know who wrote it',
      resaved:
        'Opened from a PDF that another program saved later; you see the original, without those changes',
      saved: 'Opened from the reports saved in this browser',
    },
    leftOut: (list) => `Missing, because we could not read it or this version no longer has it: ${list}.`,
    part: {
      advice: 'the advice',
      plan: 'the validation plan',
      'plan.sums.low': 'the ranges of the sums',
      'plan.sums.when': 'the sums of the first months',
      ratings: 'the further ratings',
      results: 'what you have found out',
      evidence: 'the sources from the web',
      'report.scoreBreakdown': 'the axes of the score',
    },
    detail: 'some detail',
    shortWhy:
      'This link holds a summary: the idea, the score with its axes, the pitch and the headline. The rest of the report is not in it.',
    ownIdea: 'And yours?',
    tryOwn: 'Put your own idea to the test',
    analyzeThis: 'Get a report on this idea',
    onlyInTab: 'It is only in this tab.',
    keepOne: 'Save',
    inThisBrowser: 'in this browser',
    savedHere: 'Saved in this browser.',
    allSavedHere: 'Saved in this browser, like all that you write.',
    keepAlways: 'Always save',
    keep: 'Save each new report in this browser',
    keepNote:
      'With your idea and your notes. It is sent to nobody. If you turn this off, the saved ones stay here.',
    saveFailed: 'Not saved: the browser has no room or does not allow it. Download the report as JSON.',
    savedNote:
      'They are only in this browser. Safari may delete them if you do not open this page for seven days.',
    openSaved: 'Open',
    openOne: (name: string) => `Open ${name}`,
    download: 'Download',
    downloadOne: (name: string) => `Download ${name}`,
    unnamed: 'Report that does not open',
    deleteOne: (name: string) => `Delete ${name}`,
    delete: 'Delete',
    deleted: (name) => `“${name}” was deleted.`,
    undo: 'Undo',
    compare: 'Compare',
    compareOne: (name) => `Compare ${name}`,
    chooseAnother: 'Choose another report to compare them.',
    inShort: 'In short',
    decision: 'Decision',
    comparison: (one: string, other: string) => `${one} and ${other}, side by side`,
  },
});
