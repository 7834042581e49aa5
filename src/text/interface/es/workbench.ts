/** Spanish: what the inspector offers a designer of rules beyond looking. */
import type { workbench as English } from '../en/workbench';

export const workbench = {
  views: 'Vistas',
  runningGame: 'Partida en curso',
  turnOfSeat: (turn: number, seat: string) => `Turno ${turn} ${seat}`,
  microstep: 'micropaso',
  microsteps: 'Micropasos de esta acción',
  becomes: 'a',
  moreRows: (rows: number) => `${rows} más`,
  nothingFound: 'No se ha encontrado nada.',
  nothingToTry: 'sin candidata',
  whenDone: 'al terminar',
  doesSteps: (steps: string) => `Pasos: ${steps}.`,
  cardOrAction: 'Carta o acción',
  findKinds: { state: 'estado', action: 'acción', guard: 'condición', step: 'paso' },
  toldOtherwise: (edges: number) =>
    `El propio XState informa aquí de ${edges === 1 ? '1 arista' : `${edges} aristas`}.`,

  filterPosition: 'Filtrar',
  copyAsJson: 'Copiar la posición como JSON',
  copyAsLine: 'Copiar la posición en una línea',
  asLine: 'Línea',
  copied: 'Copiado',
  copyText: 'Copiar',

  branches: 'Ramas',
  dropBranch: (name: string) => `Descartar la rama «${name}»`,
  saveBranch: 'Guardar esta línea de juego',
  loadBranch: 'Abrir un registro como rama',
  otherChart: (chart: string) => `Es una partida del diagrama ${chart}.`,

  send: 'Enviar',
  legalActions: 'Acciones permitidas',
  anyAction: 'Cualquier acción',
  sendsToRunning: 'Estás mirando atrás; la acción va a la partida en curso.',
  noLegalAction: 'Ninguna acción está permitida: la partida ha terminado.',
  actionTaken: 'Hecho.',
  actionNotations: (types: string) => `Como JSON o en una línea, como en los registros. Tipos: ${types}.`,
  playRandomly: 'Jugar al azar',
  playOnce: 'Una acción',
  closeStately: 'Cortar la conexión con Stately',
  computersWait: 'Detener los ordenadores',
  computersGoOn: 'Dejar seguir a los ordenadores',

  setUpHelp: 'Cambia la posición mostrada y empieza desde ella una partida propia del inspector.',
  cardToMove: 'Carta',
  liesIn: 'está en',
  dragonsOf: (side: string) => `Dragones, ${side}`,
  whoIsOnTurn: 'En turno',
  fightElement: 'Elemento',
  readPosition: 'Leer',
  showAsJson: 'Mostrar como JSON',
  beginFromHere: 'Empezar desde aquí',
  invariantsHold: 'Cada carta está en un solo lugar; los dragones cuadran.',
  setUpFaults: {
    cardTwice: 'Una carta está en dos lugares',
    cardNowhere: 'Una carta no está en ningún lugar',
    cardUnknown: 'No existe esa carta',
    cardOfOther: 'Una carta está en el otro lado',
    dragons: 'Hay tres dragones, y nunca menos de 0',
    dragonsBothSides: 'No puede haber dragones en ambos lados',
    supportSince: 'Cada Apoyo necesita el turno en que se colocó',
    faceDown: 'Una carta boca abajo está en la zona de apoyo',
  },

  breakpointsHelp:
    'La partida se detiene en el micropaso que llega a un punto de parada; los ordenadores esperan. Al mirar atrás se ve dónde se habría detenido.',
  breakpointKind: 'Cuándo parar',
  breakpointOf: 'Estado, arista o condición',
  breakKinds: {
    enter: 'al entrar en',
    leave: 'al salir de',
    edge: 'en la arista',
    guardTrue: 'cuando esta condición pasa a ser cierta',
    guardFalse: 'cuando esta condición pasa a ser falsa',
    position: 'cuando la posición llega a',
  },
  conditionFaults: {
    unreadable: 'Escribe una ruta, un signo y un valor, como dragons.0 >= 2; une varias con and, or, not.',
    noField: (path, nearest) =>
      `La posición no tiene ${path}${nearest === null ? '.' : `; ¿será ${nearest}?`}`,
    noEntry: (path, count) => `${path} tiene ${count} entradas, contadas desde 0.`,
    notAFigure: (path) => `${path} no es un número, así que < y > no valen; compara con ==.`,
    otherKind: (path, value) => `${path} nunca es algo como ${value}.`,
    notSingle: (path) => `${path} tiene varias entradas; nombra una de ellas o, en una lista, su length.`,
  },

  countSession: 'Esta partida',
  countRecords: 'Registros o un informe de caminos',
  simulatedGames: 'Partidas',
  simulate: 'Simular',
  stopCounting: 'Detener',
  edgesTaken: (taken: number, all: number, games: number, actions: number) =>
    `${taken} de ${all} aristas tomadas en ${games} ${games === 1 ? 'partida' : 'partidas'}, ${actions} acciones`,
  guardOutcomes: (guards: number) => `Resultados de ${guards} condiciones`,
  timesTrueFalse: (yes: number, no: number) => `cierto ${yes}, falso ${no}`,

  ruleImpact: 'Efecto de reglas cambiadas',
  ruleImpactHelp:
    'Toma partidas y cambia después una regla, una carta o un diagrama mientras corre «npm run dev»: se juegan de nuevo y se nombra la primera acción que sale de otro modo. En la línea de órdenes: npx blue-moon replay --corpus CARPETA.',
  takeThisGame: 'Tomar esta partida',
  takeRecords: 'Tomar registros',
  acceptChanges: 'Aceptar como están',
  forgetRecords: 'Olvidarlas',
  playsAsBefore: (actions: number) => `se juega como antes, ${actions} acciones`,
  divergesAt: (action: number) => `la acción ${action} sale de otro modo`,
  rulesChanged: (other: number, all: number) =>
    other === 0
      ? `ha cambiado; ${all === 1 ? '1 partida sale' : `${all} partidas salen`} como antes.`
      : `ha cambiado: ${other} de ${all === 1 ? '1 partida' : `${all} partidas`} ${other === 1 ? 'sale' : 'salen'} de otro modo.`,
  rulesDoNotLoad: (fault: string) => `ha cambiado, pero las reglas no cargan: ${fault}`,
  showImpact: 'Mostrar',
  goOnChanged: 'Seguir con las reglas cambiadas',
  actionNotReached: 'no se alcanza',
  takenTo: 'hecha, hasta',

  actors: 'Actores',
  eventsHeard: 'Eventos',
  context: 'Contexto',
  noChart: 'Este actor no tiene diagrama.',
  foreignHelp:
    'Dirige el inspector de @statelyai/inspect a esta dirección; sus diagramas aparecen aquí y nada sale de tu máquina.',
} satisfies typeof English;
