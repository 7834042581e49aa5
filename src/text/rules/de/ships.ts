/** German: R22-R24, Ships, Bluffs and other rules of the Buka. */

export const ships = {
  'R22.1': 'Ein Schiff spielst du statt einer Führungskarte, offen in deinen Einflussbereich.',
  'R22.2': 'Ein Schiff kämpft nicht mit und bleibt liegen, wenn der Kampf endet.',
  'R22.3': 'Beide können beliebig viele Schiffe haben.',
  'R22.4':
    'Statt eine Unterstützung zu spielen, kannst du einen Charakter, eine Verstärkung oder eine Unterstützung auf ein eigenes Schiff laden, das Platz hat und nicht angelandet ist.',
  'R22.5': 'Jede geladene Karte kostet ein Ausspiel für Unterstützungen, auch eine freie.',
  'R22.6':
    'Laden ist nicht Spielen: Der Text der Karte bewirkt nichts, und Grenzen gelten nur, wenn sie Unterstützungen nennen.',
  'R22.7': 'Karten auf einem Schiff liegen offen; sie sind weder im Spiel noch in der Hand.',
  'R22.8': 'Ein Schiff nimmt nie mehr Karten auf als seine Ladekapazität.',
  'R22.9': 'Wird ein Schiff abgelegt oder auf die Hand genommen, wird seine Ladung abgelegt.',
  'R22.10':
    'Zu Beginn deines Zugs kannst du ein Schiff oder mehrere anlanden, jedes mit allen Karten darauf.',
  'R22.11':
    'Im Zug einer Anlandung spielst du Charaktere, Verstärkungen und Unterstützungen von den angelandeten Schiffen und nicht aus der Hand.',
  'R22.12': 'Buka-Charaktere von einem angelandeten Schiff sind frei, aber nicht als Bluff.',
  'R22.13':
    'Auch Ladungen kommen dann von den angelandeten Schiffen. Ablegen, Ziehen und Führungskarten bleiben wie sonst.',
  'R22.14':
    'Angelandete Schiffe werden mit allem darauf vor der Ansage abgelegt, ebenso wenn der Zug vorzeitig endet.',
  'R22.15': 'Ein Schiff kann im selben Zug beladen werden, in dem es gespielt wird, aber nicht anlanden.',
  'R22.16': 'Ein Text, der sofort lädt, kostet kein Ausspiel; Kartenart und Ladekapazität gelten weiter.',
  'R22.17':
    'Schiffstexte lassen dich sofort laden oder im Zug der Anlandung auch aus der Hand spielen, in den üblichen Grenzen.',
  'R22.18': 'Nur ein Verbot, das Unterstützungen nennt, verhindert das Laden.',
  'R23.1': 'Manche Charaktere zeigen einen Feuerbluff, einen Erdbluff oder einen Leerbluff.',
  'R23.2':
    'Eine solche Karte, die eine Flagge zeigt, kannst du verdeckt in deinen Unterstützungsbereich legen; das gilt als Spielen einer Unterstützung.',
  'R23.3':
    'Ein verdeckter Bluff ist eine aktive Unterstützung ohne Text; vom Druck bleibt nur das Bluffzeichen.',
  'R23.4':
    'Verdeckte Bluffs zählen nicht zu den 6 Karten für den zweiten Drachen; sonst zählen sie als Unterstützungen.',
  'R23.5': 'Ein verdeckter Bluff zählt 2 im Element des Kampfs und 0 im anderen.',
  'R23.6':
    'Deine eigenen Bluffs darfst du ansehen; die andere Seite sieht nur, wie viele es sind und in welcher Folge sie gelegt wurden.',
  'R23.7':
    'Nach deiner Ansage kann die andere Seite alle deine Bluffs Farbe bekennen lassen oder es gelten lassen.',
  'R23.8':
    'Zeigt jeder Bluff das Element des Kampfs, ziehst du einen Drachen an, die Bluffs werden abgelegt, und der Kampf geht weiter.',
  'R23.9': 'Zeigt einer es nicht, zieht die andere Seite einen Drachen an, und du musst dich zurückziehen.',
  'R23.10': 'Ein Leerbluff passt zu keinem Element.',
  'R23.11':
    'Diesen einen Drachen ändert kein Text, wohl aber die des folgenden Rückzugs. Er kommt zuerst und kann das Spiel gewinnen.',
  'R23.12':
    'Nach einem gelungenen Bluff gilt deine Ansage; die andere Seite muss nur erreichen, was dir bleibt.',
  'R23.13':
    'Ignorierte Bluffs geben keine Stärke, zählen nicht und können nicht Farbe bekennen; neue dürfen nicht gelegt werden.',
  'R23.14':
    'Werden Symbole ignoriert, behalten Bluffs ihre 2, neue dürfen nicht gelegt werden, und keiner zeigt die richtige Farbe.',
  'R23.15':
    'Ein Verbot von Unterstützungen oder von Karten ohne Text trifft Bluffs; ein Verbot von Charakteren nicht.',
  'R23.16': 'Zu Beginn deines Zugs kannst du beliebig viele eigene Bluffs ablegen.',
  'R23.17': 'Abgelegte Bluffs werden gezeigt. Legt die andere Seite einen ab, wählt sie ihn ungesehen.',
  'R23.18': 'Farbe bekennen muss nur, wer am Zug ist, und nur nach der Ansage.',
  'R23.19':
    'Ein verdeckter Bluff hat kein ZURÜCKHOLEN; ein Text, der eine aktive Karte zurücknimmt, kann ihn aber ungesehen nehmen.',
  'R24.1':
    'Ein Charakter der Bruderschaft der Piraten (B.P.) kann frei gespielt werden, solange seine Bedingung erfüllt ist.',
  'R24.2': 'Im Spiel gilt er als Karte ohne das Symbol FREI.',
  'R24.3':
    'Old Goo Laa’s Ghost ist ein Buka-Charakter, der das Element wie ein Mutant wechselt; er achtet auf deine Schiffe, die nicht angelandet sind.',
  'R24.4': 'Die Buka haben einen Anführer und 30 Karten und lassen sich wie jedes Volk spielen.',
  'R24.5':
    'Ist es vereinbart, mischen beide je eine von sechs Buka-Familien mit fünf Karten in ihr Deck; es müssen zwei verschiedene sein.',
  'R24.6':
    'Mit Familien spielt niemand die Buka, und zwischen den Spielen werden die Decks samt Familie getauscht.',
} as const;
