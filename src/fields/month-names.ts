/**
 * Names of the twelve months as Unicode's CLDR has them, long and cut short, in the languages of
 * test/fields/month-names.test.ts, which compares them with Node's own: asked for the names of all of these, it
 * takes longer than most documents. Without accents; what means one month here and another there is the first's.
 */
export const MONTH_NAMES: readonly string[] = [
  `
    january jan januar janner janvier janv enero ene gennaio gen janeiro januari stycznia
    styczen sty tammikuuta tammikuu tammi ledna leden led ocak oca ianuarie ian januara
    sijecnja sijecanj sij jaanuar jaan janvaris sausio sausis gener ιανουαριου ιαν януари
    января январь янв січня січень січ
    يناير ינואר มกราคม
  `,
  `
    february feb februar fevrier fevr febrero febbraio fevereiro fev februari lutego luty
    lut helmikuuta helmikuu helmi unora unor uno subat sub febr februarie februara veljace
    veljaca velj veebruar veebr februaris vasario vasaris febrer φεβρουαριου φεβ февруари
    февраля февраль февр лютого лютии лют
    فبراير פברואר กมภาพนธ
  `,
  `
    march mar marz mars marzo marco maart mrt marca marzec marts maaliskuuta maaliskuu
    maalis brezna brezen bre mart marcius marc martie marec ozujka ozujak ozu kovo kovas
    maret μαρτιου μαρ март марта мар березня березень бер
    مارس מרץ มนาคม
  `,
  `
    april apr avril avr abril abr aprile kwietnia kwiecien kwi huhtikuuta huhtikuu huhti
    dubna duben dub nisan nis aprilis aprilie aprila travnja travanj tra aprill balandzio
    balandis απριλιου απρ април апреля апрель апр квітня квітень квіт
    ابريل אפריל เมษายน เมย
  `,
  `
    may mai mayo maggio mag maio mei maja maj toukokuuta toukokuu touko kvetna kveten kve
    mayıs majus svibnja svibanj svi maijs geguzes geguze maig μαιου μαι маи мая травня
    травень трав
    مايو מאי พฤษภาคม
  `,
  `
    june jun juni juin junio giugno giu junho czerwca czerwiec cze kesakuuta kesakuu kesa
    cervna cerven cvn haziran haz junius iunie iun juna lipnja lipanj junij juuni junijs
    birzelio birzelis juny ιουνιου ιουν юни июня июнь июн червня червень черв
    يونيو יוני มถนายน
  `,
  `
    july jul juli juillet juil julio luglio lug julho lipca lipiec lip heinakuuta heinakuu
    heina cervence cervenec cvc temmuz tem julius iulie iul jula srpnja srpanj julij juuli
    julijs liepos liepa juliol ιουλιου ιουλ юли июля июль июл липня липень лип
    يوليو יולי กรกฎาคม
  `,
  `
    august aug aout agosto ago augustus sierpnia sierpien sie augusti elokuuta elokuu elo
    srpna srpen srp agustos agu augusztus augusta kolovoza kolovoz kol avgust avg augusts
    rugpjucio rugpjutis agost agust agustus αυγουστου αυγ август августа авг серпня серпень
    серп
    اغسطس אוגוסט สงหาคม
  `,
  `
    september sep sept septembre septiembre settembre set setembro wrzesnia wrzesien wrz
    syyskuuta syyskuu syys zari zar eylul eyl szeptember szept septembrie septembra rujna
    rujan ruj septembris rugsejo rugsejis setembre σεπτεμβριου σεπ септември сентября
    сентябрь сент вересня вересень вер
    سبتمبر ספטמבר กนยายน
  `,
  `
    october oct oktober okt octobre octubre ottobre ott outubro out pazdziernika pazdziernik
    paz lokakuuta lokakuu loka rijna rijen rij ekim eki octombrie oktobra oktoober oktobris
    spalio spalis οκτωβριου οκτ октомври октября октябрь окт жовтня жовтень жовт
    اكتوبر אוקטובר ตลาคม
  `,
  `
    november nov novembre noviembre novembro listopada listopad lis marraskuuta marraskuu
    marras listopadu kasım kas noiembrie novembra studenoga studeni stu novembris lapkricio
    lapkritis νοεμβριου νοε ноември ноября ноябрь нояб листопада листопад лист
    نوفمبر נובמבר พฤศจกายน
  `,
  `
    december dec dezember dez decembre diciembre dic dicembre dezembro grudnia grudzien gru
    desember des joulukuuta joulukuu joulu prosince prosinec pro aralık ara decembrie
    decembra prosinca prosinac detsember dets decembris gruodzio gruodis desembre δεκεμβριου
    δεκ декември декабря декабрь дек грудня грудень груд
    ديسمبر דצמבר ธนวาคม
  `,
]
