import type { ItemNames } from '../sector.ts'

export const tr: ItemNames = {
  goods:
    'Masa lambası LED|Ofis koltuğu|A4 kağıt 80 g|Siyah toner|Çelik raf 180 x 90|Şarjlı matkap 18 V|USB-C bağlantı istasyonu|Cıvata M8 x 40|Koruyucu eldiven 10|Koli bandı 50 mm|Monitör 27"|Beyaz tahta 120 x 90|Ağ kablosu Cat 6, 5 m|LED panel 60 x 60|Küresel vana 1/2"|Filtre kartuşu',
  trade:
    'Lavabo montajı|Elektrikçi işçilik|Eski kazan sökümü|Duvar boyası iki kat|Bakır boru 22 mm|Servis ücreti|Priz montajı|Alçıpan 12,5 mm|Test ve devreye alma|İskele kirası',
  freelance:
    'Danışmanlık hizmeti|Web sitesi tasarımı|Çeviri Türkçe–İngilizce|Metin yazarlığı|Atölye yönetimi|Proje yönetimi|Fotoğraf düzenleme|Seyahat giderleri',
  hotel:
    'Konaklama, çift kişilik oda|Kahvaltı|Konaklama vergisi|Otopark|Minibar|Toplantı salonu, tam gün|Çamaşırhane',
  utility:
    'Enerji bedeli gündüz|Enerji bedeli gece|Sabit ücret|Dağıtım bedeli|Doğalgaz tüketimi|Sayaç okuma|Enerji fonu',
  telecom:
    'Hat ücreti|İnternet 100 Mbps|Mobil aramalar|Yurt dışı veri|Mobil tarife M|Modem kirası|Ayrıntılı fatura',
  insurance: 'Konut sigortası|Eşya sigortası|Mali sorumluluk|Kasko|Hukuksal koruma',
  school: 'Bahar dönemi ücreti|Yemek ücreti|Kitap ve materyal|Servis|Müzik dersi',
  medical: 'Muayene|Kan sayımı|El röntgeni|Fizik tedavi seansı|Aşı|Diş dolgusu',
  subscription:
    'Yazılım lisansı, yıllık|Bulut barındırma|Kullanıcılar|Premium destek|Alan adı yenileme|Yedekleme 500 GB',
  transport:
    'Nakliye İzmir–Sofya|Yakıt farkı|Gümrükleme|Palet değişimi|Hızlı teslimat|Depolama, haftalık',
  garage:
    'Yağ değişimi ve filtre|Ön fren balatası|Tamirci işçilik|Muayene|Silecek takımı|Lastik 205/55 R16|Akü 12 V 70 Ah|Rot ayarı',
  food: 'Zeytinyağı 5 l|Un 25 kg|Domates|Somon fileto|Kahve çekirdeği 1 kg|Kaşar peyniri|Beyaz şarap 0,75 l|Elma|Tereyağı 250 g|Portakal suyu 1 l',
}
