import { defineMessages } from '../../document/messages.ts';

/** Texts for opening, sharing, saving and comparing reports. */
export const shareMessages = defineMessages({
  es: {
    close: 'Cerrar',
    // Share
    share: 'Compartir',
    shareTitle: 'Compartir el informe',
    shareWhy:
      'El enlace contiene el informe: no se guarda en ningún servidor. Quien lo tenga puede leerlo, también la idea.',
    shareWorksheet: 'Compartir la hoja de trabajo',
    shareWorksheetWhy:
      'El enlace contiene la hoja, con tu texto: no se guarda en ningún servidor. Quien lo tenga puede leerla.',
    shortLink: 'Enlace con el resumen',
    shortLinkNote: (length: number) =>
      `Idea, puntuación, ejes y pitch. ${length.toLocaleString('es-ES')} caracteres: cabe en un chat.`,
    wholeLink: 'Enlace completo',
    wholeLinkNote: (length: number) =>
      `Con todo. ${length.toLocaleString('es-ES')} caracteres: algunos chats y correos lo cortan; quien lo abra verá si falta algo.`,
    copyShort: 'Copiar el enlace con el resumen',
    copyWhole: 'Copiar el enlace completo',
    device: 'Compartir con otra aplicación',
    deviceShareFailed: 'No se ha podido compartir. Copia el enlace y envíalo.',
    making: 'Preparando los enlaces…',
    linkFailed: 'Este navegador no puede hacer enlaces. Descarga el informe en JSON y envía el archivo.',
    // Open
    openTitle: 'Mis informes',
    noneSaved: 'Todavía no hay informes. Los que analices aquí se pueden abrir y comparar de dos en dos.',
    openFile: 'Abrir un archivo',
    openWhy:
      'Elige un informe que descargaste aquí, o suéltalo en cualquier sitio de la página. No se envía a ningún servidor.',
    pasteInstead: 'Pegar el texto de un archivo JSON',
    chooseFile: 'Elegir archivo',
    pasted: 'Texto del archivo',
    openPasted: 'Abrir el texto',
    dropHere: 'Suelta el archivo para abrirlo',
    problem: {
      not_json: 'Esto no es un informe. Elige el PDF o el archivo JSON que descargaste aquí.',
      not_a_report:
        'Este JSON no es un informe de esta página. Elige el que descargaste con «Descargar JSON».',
      newer: 'Lo escribió una versión más nueva. Recarga la página e inténtalo otra vez.',
      damaged: 'El informe está incompleto o alterado: faltan partes o no tienen la forma debida.',
      too_large: 'Es demasiado grande para ser un informe.',
      cut: 'El enlace está cortado o alterado. Pide que te lo envíen otra vez, entero.',
      pdf_altered:
        'Este PDF está cortado o se ha cambiado desde que se hizo. Descárgalo o pídelo otra vez, o abre el archivo JSON.',
      pdf_without_report:
        'Este PDF no lleva ningún informe de esta página: no se descargó aquí, u otro programa lo guardó sin esos datos.',
      unreadable: 'El navegador no ha podido leer el archivo. Inténtalo otra vez.',
    },
    problemAt: (path: string) => `No es válido: ${path}.`,
    nothingLost: 'Lo que tenías en la página sigue igual.',
    linkProblem: 'No se ha podido abrir el enlace',
    fileProblem: 'No se ha podido abrir el archivo',
    tabProblem: 'El informe de esta pestaña no se ha podido abrir',
    tabKept: 'Sigue en la pestaña hasta que haya otro informe.',
    // Marks
    origin: {
      file: 'Abierto de un archivo · no escrito en esta página',
      link: 'Abierto de un enlace: cualquiera puede haberlo escrito',
      resaved:
        'Abierto de un PDF que otro programa ha guardado después: esto es lo que se imprimió al hacerlo, sin cambios posteriores',
      saved: 'Abierto de los informes guardados en este navegador',
    },
    leftOut: (list: string) =>
      `No se muestra, porque no se ha podido leer o esta versión ya no lo tiene: ${list}.`,
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
      'Este enlace trae la idea, la puntuación, los ejes, el pitch y el titular del consejo. El resto del informe no va en él.',
    ownIdea: '¿Y la tuya?',
    tryOwn: 'Pon a prueba tu propia idea',
    analyzeThis: 'Analizar esta idea',
    // Saved
    keep: 'Guardar los informes en este navegador',
    onlyInTab: 'Este informe solo está en esta pestaña.',
    worksheetOnlyInTab: 'Esta hoja solo está en esta pestaña.',
    keepOne: 'Guardar',
    inThisBrowser: 'en este navegador',
    savedHere: 'Guardado en este navegador.',
    allSavedHere: 'Guardado en este navegador, como todos los que escribas.',
    keepAlways: 'Guardar siempre',
    keepNote:
      'Los que se escriban en esta página, con su idea, su consejo y sus resultados. Nadie más los recibe. Safari puede borrarlos tras siete días sin abrir la página.',
    keepOff: (count: number) =>
      count === 1 ? 'Queda 1 informe guardado.' : `Quedan ${count} informes guardados.`,
    keepLeave: 'Conservar',
    saveFailed: 'El navegador no deja guardar. Descarga el informe en JSON.',
    notKept:
      'Este informe no se ha guardado: en el navegador no queda sitio o no lo permite. Borra alguno en «Mis informes», o descárgalo.',
    savedTitle: 'Informes de este navegador',
    savedNote: 'Ni el servidor ni otros dispositivos los tienen.',
    openSaved: 'Abrir',
    openOne: (name: string) => `Abrir ${name}`,
    download: 'Descargar',
    downloadOne: (name: string) => `Descargar ${name}`,
    unnamed: 'Informe sin nombre',
    deleteOne: (name: string) => `Borrar ${name}`,
    delete: 'Borrar',
    deleteAll: 'Borrar todos',
    deleted: (name: string) => `«${name}» se ha borrado.`,
    deletedAll: 'Se han borrado todos.',
    undo: 'Deshacer',
    savedAt: (iso: string) =>
      new Date(iso).toLocaleString('es-ES', { dateStyle: 'medium', timeStyle: 'short' }),
    inTab: 'Solo en esta pestaña.',
    // Compare
    compare: 'Comparar',
    compareOne: (name: string) => `Comparar ${name}`,
    chooseAnother: 'Elige otro informe para compararlos.',
    comparison: (one: string, other: string) => `${one} y ${other}, lado a lado`,
    inShort: 'En breve',
    decisionRow: 'Decisión',
    decision: {
      go: 'Adelante',
      test: 'Probarla antes',
      change: 'Cambiarla',
      drop: 'Dejarla',
    },
    ofFive: (level: number, word: string) => `${word} (${level} de 5)`,
  },
  en: {
    close: 'Close',
    share: 'Share',
    shareTitle: 'Share the report',
    shareWhy:
      'The link contains the report: it is not stored on any server. Whoever has the link can read it, the idea included.',
    shareWorksheet: 'Share the worksheet',
    shareWorksheetWhy:
      'The link contains the worksheet, with your text: it is not stored on any server. Whoever has it can read it.',
    shortLink: 'Link with the summary',
    shortLinkNote: (length: number) =>
      `Idea, score, axes and pitch. ${length.toLocaleString('en-GB')} characters: fits in a chat.`,
    wholeLink: 'Full link',
    wholeLinkNote: (length: number) =>
      `The whole report. ${length.toLocaleString('en-GB')} characters: some chats and mail programs cut it; whoever opens it will see if anything is missing.`,
    copyShort: 'Copy the link with the summary',
    copyWhole: 'Copy full link',
    device: 'Share with another app',
    deviceShareFailed: 'Sharing failed. Copy the link and send it instead.',
    making: 'Preparing the links…',
    linkFailed: 'This browser cannot make links. Download the report as JSON and send the file.',
    openTitle: 'My reports',
    noneSaved: 'No reports yet. You can open the ones you get here and compare them in pairs.',
    openFile: 'Open a file',
    openWhy:
      'Choose a report that you downloaded here, or drop it anywhere on the page. It is not sent to any server.',
    pasteInstead: 'Paste the text of a JSON file',
    chooseFile: 'Choose a file',
    pasted: 'Text of the file',
    openPasted: 'Open the text',
    dropHere: 'Drop the file to open it',
    problem: {
      not_json: 'This is not a report. Choose the PDF or the JSON file you downloaded here.',
      not_a_report:
        'This JSON is not a report of this site. Choose the one you downloaded with “Download JSON”.',
      newer: 'A newer version wrote it. Reload the page and try again.',
      damaged: 'The report is incomplete or altered: parts are missing or do not have the right form.',
      too_large: 'It is too large to be a report.',
      cut: 'The link is cut or altered. Ask for it again, whole.',
      pdf_altered:
        'This PDF is cut, or was changed after it was made. Download it or ask for it again, or open the JSON file.',
      pdf_without_report:
        'This PDF carries no report of this site: it was not downloaded here, or another program saved it without those data.',
      unreadable: 'The browser could not read the file. Try again.',
    },
    problemAt: (path: string) => `Not valid: ${path}.`,
    nothingLost: 'What you had on the page is still here.',
    linkProblem: 'The link could not be opened',
    fileProblem: 'The file could not be opened',
    tabProblem: 'The report of this tab could not be opened',
    tabKept: 'It stays in the tab until there is another report.',
    origin: {
      file: 'Opened from a file · not written on this page',
      link: 'Opened from a link: anyone may have written it',
      resaved:
        'Opened from a PDF that another program has saved since: this is what was printed when it was made, without later changes',
      saved: 'Opened from the reports saved in this browser',
    },
    leftOut: (list) => `Not shown, because it could not be read or this version no longer has it: ${list}.`,
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
      'This link carries the idea, the score, the axes, the pitch and the headline of the advice. The rest of the report is not in it.',
    ownIdea: 'And yours?',
    tryOwn: 'Put your own idea to the test',
    analyzeThis: 'Analyze this idea',
    keep: 'Keep reports in this browser',
    onlyInTab: 'This report is only in this tab.',
    worksheetOnlyInTab: 'This worksheet is only in this tab.',
    keepOne: 'Save',
    inThisBrowser: 'in this browser',
    savedHere: 'Saved in this browser.',
    allSavedHere: 'Saved in this browser, like all that you write.',
    keepAlways: 'Always save',
    keepNote:
      'Those written on this page, with their idea, advice and results. Nobody else receives them. Safari may delete them after seven days without a visit.',
    keepOff: (count: number) =>
      count === 1 ? '1 report is still saved.' : `${count} reports are still saved.`,
    keepLeave: 'Keep',
    saveFailed: 'The browser does not allow saving. Download the report as JSON.',
    notKept:
      'This report was not kept: the browser has no room for it or does not allow it. Delete one in “My reports”, or download it.',
    savedTitle: 'Reports in this browser',
    savedNote: 'Neither the server nor other devices have them.',
    openSaved: 'Open',
    openOne: (name: string) => `Open ${name}`,
    download: 'Download',
    downloadOne: (name: string) => `Download ${name}`,
    unnamed: 'Report without a name',
    deleteOne: (name: string) => `Delete ${name}`,
    delete: 'Delete',
    deleteAll: 'Delete all',
    deleted: (name: string) => `“${name}” was deleted.`,
    deletedAll: 'All were deleted.',
    undo: 'Undo',
    savedAt: (iso: string) =>
      new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    inTab: 'Only in this tab.',
    compare: 'Compare',
    compareOne: (name) => `Compare ${name}`,
    chooseAnother: 'Choose another report to compare them.',
    comparison: (one: string, other: string) => `${one} and ${other}, side by side`,
    inShort: 'In short',
    decisionRow: 'Decision',
    decision: { go: 'Go ahead', test: 'Test it first', change: 'Change it', drop: 'Drop it' },
    ofFive: (level, word) => `${word} (${level} of 5)`,
  },
});
