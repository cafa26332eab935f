import { isEastAsian, isEastAsianName } from './east-asian-words.ts'
import { plainText } from './lexicon.ts'
import { remembered } from './remembered.ts'

/** Usual given names of many countries: they speak for a person, and their lack for nothing. */
const GIVEN = `
aaron abdul abdullah abigail ada adam adele adrian adriana agata agnes agnieszka ahmad ahmed aileen aino aisha akira alain alan albert alberto aleksandra alena alessandra alessandro alex alexander alexandra alexandre alexis alfonso alfred ali alice alicia alina alison allan alok alvaro amanda amelia amelie amit amy ana anders andrea andreas andrei andrej andres andrew andrzej anette angela angelika angelo anita anja ann anna anne anneke annette annika anthony antoine anton antonia antonio anuradha apinya ariane armand arjun arne arthur arto arturo arvind asa asha ashley astrid august augustin aurelie axel ayesha ayse
barbara barry bartosz bas beata beatrice beatriz ben benedikt benjamin benoit bente bernard bernd bert bertrand bettina birgit birgitta bjorn bob bogdan boris brendan brian bridget britta bruce bruno burak
caitlin camilla camille can carina carl carla carlo carlos carmen carol carole caroline caterina catherine cecile cecilia cedric celine cem cesar chantal charles charlotte chen chiara chloe chris christa christel christian christiane christina christine christoph christophe christopher claire clara claude claudia claudio clemens clement colette colin colm conor cormac corinna corinne cristian cristiana cristina csaba cynthia cyril
dagmar dana daniel daniela daniele daphne darren dave david dawn deborah declan deepa deepak deirdre denis denise dennis derek diana diane didier diego dieter dimitri diogo dirk dominik dominique donald donna dora dorota dorothea douglas duncan
ebru eamon eduardo edward edwin efe eileen eino ekaterina elaine eleanor elena eleonora elif elin elisa elisabeth elise elizabeth ella ellen elodie els elsa elvira emil emilia emilie emily emine emma emmanuel emre enrico enrique eric erica erik erika erkki ernst erwin esra esteban esther etienne eugen eun eva evelyn ewa
fabian fabien fabio fabrice fatima fatma felipe felix femke ferdinand fernanda fernando fiona flavia flavio florence florian frances francesca francesco francis francisco franck francois francoise frank franz fraser fred frederic frederik frida friedrich fritz
gabor gabriel gabriela gabriele gareth gary gavin geert geoffrey georg george georges gerald gerard gerd gerhard gert gian gianluca gianni giles gilles gina giorgio giovanna giovanni gisela giulia giuseppe glenn gloria gonzalo gordon grace graham grazyna greg gregor gregory greta grzegorz guido guillaume gunnar gunter gustav guy
hakan hamish hana hanna hannah hannele hannes hanneke hans harald harriet harry hasan hassan heather heidi heike heiko helen helena helene helga helmut hendrik henk henri henrik henry herbert herve hilary hilde hiroshi holger horst howard hubert hugh hugo huseyin
ian ibrahim ida ignacio igor ilona ilse imogen imran ines inga inge ingo ingrid inigo irena irene iris irma isabel isabella isabelle isla ismail istvan ivan ivana iwona
jack jacek jackie jacob jacqueline jacques jaime jakob jakub james jan jana jane janet janina jari jarmo jaroslav jason javier jean jeff jennifer jens jeremy jeroen jerome jerzy jesper jess jessica jesus jill jim jin jiri joan joana joanna joanne joao joaquin jochen joe joel joerg johan johann johanna johannes john jolanda jolanta jon jonas jonathan joost jordi jorg jorge jorgen joris jose josef joseph josephine joyce juan juha juhani julia julian julie julien juliette jun jurgen justin justyna
kai kaisa kamal kamil karel karen karin karina karl karla karolina karsten kaspar kasper kate katarina katarzyna katharina katherine kathleen kathrin kathryn katie katja katrin kavita kay keith kelly kemal ken kenji kenneth kerstin kevin kiran kirsten kirsti kjell klara klaus kleopatra koen konrad kris krishna kristian kristin kristina krystyna krzysztof kumar kurt kyle
lakshmi lapo lars lasse laszlo laura laurence laurent lauri lea leah lech lee leena leila lena lennart leo leon leonard leonardo leonie leonor leslie leszek liam lidia liesbeth lieve lili lilian liliana lina linda lionel lisa lisbeth liv livia loic lorenzo lorna lotte louis louisa louise luc luca lucas lucia lucian luciana lucie lucinda lucy ludovic ludwig luigi luis luisa lukas lukasz luke lydia lynn
maarten maciej madeleine mads magali magda magdalena magnus maja malcolm malgorzata malin manfred manon manuel manuela marc marcel marcello marcin marco marcos marcus marek margaret margarida margit margot margrit maria marian mariana marianne marie marieke marija marina mario marion marisa marit marjan mark marko markus marlene marta martha martin martina marton mary maryam massimo mateusz mathias mathieu mathilde matias matteo matthew matthias matthieu mattias maud maureen maurice mauro max maxime may mehmet mei melanie melissa mercedes merja mette mia michael michaela michal michel michele michelle miguel mihai mika mike mikael mikko milan milena miriam mirjam mirko mohamed mohammad mohammed moira monica monika monique morten muhammad murat mustafa myriam
nadia nadine naledi nancy natalia natalie natasha nathalie nathan neil nele nelson niamh nicholas nick nicola nicolas nicole niels nigel nikhil niklas nikola nikolai nils nina nino noah noel noemi nora norbert norman nuno
odile ola olaf ole oleg olga oliver olivia olivier omar orla oscar oskar osman otto ottilie owen
pablo paola paolo pascal patric patricia patrick patrik patrizia patrycja paul paula pauline paulo pavel pawel pedro peggy pekka per pernille pete peter petr petra phil philip philipp philippe pia pier pierre pieter pilar piotr pippa pirjo prakash preethi priya przemyslaw
rachel radek rafael rafal rahul rainer raj rajesh ralf ralph ramesh ramon ramona raphael raquel raul raymond rebecca regina reinhard reinhold remi rena renata renate rene renske ricardo riccardo richard rita robert roberta roberto robin rocio rodrigo roger roland rolf roman romain ronald rosa rosalia rosario rose ross roy rubens rudolf rui russell ruth ryan ryszard
sabina sabine sabrina sally salvatore sam samantha samir samuel sandra sandrine sandy sanjay sanna sara sarah sari sascha satu scott sean sebastian sebastien selma seppo serge sergei sergio severine shane shannon sharon sheila silke silvia silvio simon simona simone siobhan sipho siti slawomir sofia sofie solene sonia sonja sophia sophie stacey stanislav stefan stefania stefanie stefano steffen stella stephan stephane stephanie stephen steve steven stuart sue sunil suresh susan susana susanna susanne suzanne sven svetlana sylvain sylvia sylvie
tamara tamas tanja tanya tara tatiana ted teresa tessa thabo thandi theo theresa therese thierry thomas thorsten tiago tibor till tim timo timothy tina tine tiziana tobias tom tomas tomasz tommaso toni tony torben tore torsten tove tracy trevor trine tristan tuomas
udo ulf ulla ulrich ulrike ursula uta ute uwe
valentin valentina valeria valerie vanessa vasco vera vernon veronica veronika veronique vicente victor victoria viktor vikram vilma vincent vincenzo virginia virginie vittorio vivian viviana vladimir volker
waldemar walter wanda wayne wei wendy werner wilfried wilhelm will willem william wim wojciech wolfgang wolfram
xavier yannick yasmin yolanda yuki yusuf yvan yves yvette yvonne zbigniew zdenek zeynep zofia zoe zoltan zsofia zuzana`

const NAMES = new Set(GIVEN.trim().split(/\s+/))

/** Whether a word is a usual given name; of names with a hyphen both parts. In East Asia, what has the shape of a name. */
export const isGivenName = remembered((word: string): boolean => {
  if (isEastAsian(word)) return isEastAsianName(word)
  const parts = plainText(word)
    .replace(/[^\p{L}-]/gu, '')
    .split('-')
    .filter((part) => part !== '')
  return parts.length > 0 && parts.every((part) => NAMES.has(part))
})
